import type { Hono } from 'hono'
import { readMailAddress } from '../../kernel/mail-address.ts'
import {
  type StockAlertState,
  stockAlertPage,
  stockAlertPath,
} from '../../pages/stock-alert/stock-alert-page.tsx'
import type { Program } from '../../program.ts'
import { readId } from '../../wire/actions/shop/read-id.ts'
import { type FormWay, redirectTo } from '../forms/add-forms.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

const expired: StockAlertState = { step: 'expired' }

/** 'Mail mij als het er weer is', and the buttons behind the link in its mail. */
export const stockAlertForm = (program: Program): PostedForm => ({
  path: stockAlertPath,
  limit: 'cart',
  async act(sender) {
    const token = field(sender.form, 'token')
    const state = await (token === '' ? ask(program, sender) : answer(program, sender, token))
    return 'to' in state ? state : { page: (site, request) => stockAlertPage(site, request, state) }
  },
})

async function ask(
  { shop, limits }: Program,
  { form, from }: Sender,
): Promise<StockAlertState | Extract<Posted, { to: string }>> {
  const productId = readId(form.get('product_id'))
  const card = productId === undefined ? undefined : (await shop.catalogue.cards([productId])).get(productId)
  if (productId === undefined || !card) return { to: '/shop/' }
  const [email, product] = [field(form, 'email'), card.entry]
  const again = (problem: 'badEmail' | 'tooMany'): StockAlertState => ({
    step: 'ask',
    productId,
    product,
    email,
    problem,
  })
  if (readMailAddress(email) === undefined) return again('badEmail')
  // The bound of an address holds back mails, and changes no answer (decision 0060).
  if (!(await limits.consume('stock-alert', from)).ok) return again('tooMany')
  const asked = await shop.catalogue.askStockAlert({ productId, email })
  if (asked.ok) return { step: 'sent', product }
  return asked.code === 'bad-email' ? again('badEmail') : { to: product.url }
}

async function answer({ shop }: Program, { form }: Sender, token: string): Promise<StockAlertState> {
  const alert = await shop.catalogue.stockAlert(token)
  const forget = field(form, 'deed') === 'forget'
  if (!alert || !(await shop.catalogue.answerStockAlert(token, forget ? 'forget' : 'confirm'))) return expired
  return { step: forget ? 'forgotten' : 'confirmed', product: alert.product }
}

export const addStockAlertRoutes = (
  app: Hono<Env>,
  { shop }: Program,
  { page }: Pick<FormWay, 'page'>,
): void => {
  app.get(stockAlertPath, async (c) => {
    const token = c.req.query('token')
    if (!token) return redirectTo({ to: '/shop/' }, 302)
    const alert = await shop.catalogue.stockAlert(token)
    const state: StockAlertState = alert ? { step: 'answer', token, ...alert } : expired
    return page(c, (site, request) => stockAlertPage(site, request, state))
  })
}
