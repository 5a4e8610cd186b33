import type { Hono } from 'hono'
import { checkoutPath } from '../../pages/checkout/paths.ts'
import { missingPage } from '../../pages/missing.ts'
import { withdrawPath } from '../../pages/withdraw/paths.ts'
import type { Program } from '../../program.ts'
import { type FormWay, redirectTo } from '../forms/add-forms.ts'
import type { Env } from '../requests/env.ts'
import { showCheckout } from './checkout.ts'
import { showPay, showReceived } from './orders.ts'
import { showWithdraw } from './withdraw.ts'

/** Pages for ordering, paying and withdrawing; their forms are in the list of posted forms. */
export function addOrderRoutes(app: Hono<Env>, program: Program, { page }: Pick<FormWay, 'page'>): void {
  app.get(checkoutPath, async (c) => {
    const show = await showCheckout(program, c.req.raw)
    return show ? page(c, show) : redirectTo({ to: '/cart/' }, 302)
  })
  for (const [path, show] of [
    ['order-received', showReceived],
    ['order-pay', showPay],
  ] as const)
    app.get(`${checkoutPath}${path}/:id/`, async (c) => {
      const shown = await show(program, c.req.raw)
      if (shown?.cookie !== undefined) c.env.outgoing.appendHeader('set-cookie', shown.cookie)
      // A wrong number and a wrong key look the same (abuse 8).
      return page(c, shown?.render ?? ((site, request) => missingPage(site, request, 404)))
    })
  app.get(withdrawPath, (c) => page(c, showWithdraw))
}
