import { editAccountPage } from '../../pages/account/edit-account.tsx'
import { addressesPage, editAddressPage } from '../../pages/account/edit-address.tsx'
import { myDataPage } from '../../pages/account/my-data.tsx'
import { type OrdersState, ordersPage } from '../../pages/account/orders.tsx'
import { downloadsPage, overviewPage } from '../../pages/account/overview.tsx'
import { accountPath } from '../../pages/account/paths.ts'
import { accountPage } from '../../pages/account/sign-in.tsx'
import { viewOrderPage } from '../../pages/account/view-order.tsx'
import { safeBack } from '../../pages/back.ts'
import type { BoughtFile } from '../../pages/checkout/bought-files.tsx'
import type { AddressKind } from '../../pages/checkout/fields.ts'
import { missingPage } from '../../pages/missing.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { listFiles } from '../shop/orders.ts'

type Show = (site: Site, request: PageRequest) => Promise<Answer>

const newest = 4

/** A page for signed-in customers. Others are asked to sign in and are led back. */
const forOwner =
  (show: (site: Site, request: PageRequest, userId: string) => Promise<Answer>): Show =>
  async (site, request) => {
    const { userId } = request.viewer
    const to = `${accountPath}?redirect_to=${encodeURIComponent(request.path)}`
    return userId === undefined ? { kind: 'redirect', status: 302, to } : show(site, request, userId)
  }

const missing: Show = (site, request) => missingPage(site, request, 404)

/** GET `/my-account/`: the customer's overview, or the sign-in form. */
export const showAccount =
  (program: Program): Show =>
  async (site, request) => {
    const { userId } = request.viewer
    const profile = userId === undefined ? undefined : await program.accounts.profile(userId)
    if (!profile) return accountPage(site, request, { back: safeBack(request.query.get('redirect_to')) })
    const [{ orders }, files] = await Promise.all([
      program.shop.orders.ofViewer(request.viewer, 1),
      bought(program, request),
    ])
    return overviewPage(site, request, { profile, orders: orders.slice(0, newest), files })
  }

/** The library files that a customer bought. */
async function bought(program: Program, { viewer }: PageRequest): Promise<readonly BoughtFile[]> {
  return listFiles(program, viewer, [...(await program.shop.orders.boughtFiles(viewer))])
}

/** The customer's orders, with the answer of the form that adds guest orders to the account. */
export const ordersOf =
  (program: Program, more: Pick<OrdersState, 'asked' | 'problem'> = {}): Show =>
  (site, request) =>
    forOwner(async (site, request, userId) => {
      const [{ orders, pages }, profile] = await Promise.all([
        program.shop.orders.ofViewer(request.viewer, request.page),
        program.accounts.profile(userId),
      ])
      if (request.page > 1 && request.page > pages) return missing(site, request)
      return ordersPage(site, request, { orders, pages, email: profile?.email ?? '', ...more })
    })(site, request)

/** GET `/my-account/view-order/{id}/`. Answers 404 for another customer's order (abuse 8). */
export const showOrder = (program: Program, id: number): Show =>
  forOwner(async (site, request) => {
    const { shop } = program
    const order = await shop.orders.oneOfViewer(request.viewer, id)
    if (!order) return missing(site, request)
    const [settings, entries, files] = await Promise.all([
      shop.settings(),
      shop.catalogue.entries(order.lines.map(({ productId }) => productId)),
      order.downloadable
        ? listFiles(program, request.viewer, [...new Set(order.lines.flatMap(({ fileIds }) => fileIds))])
        : [],
    ])
    return viewOrderPage(site, request, { order, settings, entries, files })
  })

export const showDownloads = (program: Program): Show =>
  forOwner(async (site, request) => downloadsPage(site, request, await bought(program, request)))

export const showAddresses = ({ accounts }: Program): Show =>
  forOwner(async (site, request, userId) => addressesPage(site, request, await accounts.addresses(userId)))

export const showAddress = ({ accounts }: Program, kind: AddressKind): Show =>
  forOwner(async (site, request, userId) =>
    editAddressPage(site, request, kind, await accounts.addresses(userId)),
  )

export const showMyData = ({ accounts }: Program): Show =>
  forOwner(async (site, request, userId) => {
    const profile = await accounts.profile(userId)
    return myDataPage(site, request, { email: profile?.email ?? '', isProved: profile?.isProved ?? false })
  })

export const showDetails = ({ accounts }: Program): Show =>
  forOwner(async (site, request, userId) => {
    const profile = await accounts.profile(userId)
    return editAccountPage(site, request, { name: profile?.name ?? '', email: profile?.email ?? '' })
  })
