import { binder } from '../../kernel/bind.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { createCarts } from './cart/stored-cart.ts'
import { createCart } from './create-cart.ts'
import { createCatalogue } from './create-catalogue.ts'
import { createOrders } from './create-orders.ts'
import { createStaff } from './create-staff.ts'
import type { ShopDeps } from './deps.ts'
import { createOrderMails } from './email/order-mails.ts'
import { connectProviders } from './payments/connect-providers.ts'
import { expiryJob, expiryTime } from './payments/expire-orders.ts'
import type { Parts } from './payments/parts.ts'
import { collectPersonal } from './personal/collect.ts'
import { erasePersonal, isBusyWith } from './personal/erase.ts'
import { createShelf } from './products/shelf.ts'
import { inviteBuyers, inviteJob, inviteTime } from './reviews/invite.ts'
import { holdShopSettings } from './shop-settings/shop-settings.ts'
import { mailHeldLinks, stockAlertJob, stockAlertTime, tellWhoWaits } from './stock-alerts/stock-alerts.ts'
import { sweep, sweepJob, sweepTime } from './sweep.ts'
import { takeOut } from './take-out.ts'

export interface Shop extends ReturnType<typeof createShop> {}

/** Creates the shop and defines its jobs: call it before the jobs start. */
export function createShop(deps: ShopDeps) {
  const settings = holdShopSettings(deps)
  const parts: Parts = {
    ...deps,
    shelf: createShelf(deps),
    carts: createCarts(deps),
    settings,
    orderMails: createOrderMails({ ...deps, settings }),
    providers: connectProviders({ ...deps, settings }),
  }
  deps.jobs.define(sweepJob, () => sweep(parts))
  deps.jobs.define(stockAlertJob, async () => {
    await mailHeldLinks(parts)
    await tellWhoWaits(parts)
  })
  deps.jobs.define(inviteJob, async () => {
    await inviteBuyers(parts)
  })
  const bind = binder(parts)
  const personalData: PersonalData = {
    collect: bind(collectPersonal),
    isBusy: isBusyWith,
    erase: bind(erasePersonal),
  }
  return {
    catalogue: createCatalogue(parts),
    cart: createCart(parts),
    orders: createOrders(parts),
    staff: createStaff(parts),
    /** The shop settings, kept in memory until they change. */
    settings,
    takeOut: bind(takeOut),
    /**
     * Deletes expired carts, erased orders that the law no longer requires, and old stock alerts. Scheduled every
     * night.
     */
    sweep: bind(sweep),
    /** The personal data that the shop stores. */
    personalData,
    /**
     * Schedules the sweep, stock alerts, review invitations and the end of unpaid orders; call it once the jobs run.
     */
    async schedule() {
      await deps.jobs.schedule(sweepJob, sweepTime)
      await deps.jobs.schedule(stockAlertJob, stockAlertTime)
      await deps.jobs.schedule(inviteJob, inviteTime)
      await deps.jobs.schedule(expiryJob, expiryTime)
    },
  }
}
