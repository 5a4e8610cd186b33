import { isDeepStrictEqual } from 'node:util'
import type { KeptAddresses } from '../../features/accounts/index.ts'
import {
  type CartContents,
  emptyCart,
  isOnline,
  type OrderField,
  type PlaceOrder,
} from '../../features/shop/index.ts'
import { cameFrom } from '../../kernel/came-from.ts'
import { may } from '../../kernel/rights.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CheckoutState, checkoutPage } from '../../pages/checkout/checkout-page.tsx'
import {
  addressOf,
  consentField,
  deliveryField,
  deliveryName,
  deliveryOf,
  destinationOf,
  isOtherAddress,
  keyField,
  nameOf,
  shownField,
  signedInField,
  type Typed,
  typedOf,
} from '../../pages/checkout/fields.ts'
import { checkoutPath, orderPayPath, receivedPath } from '../../pages/checkout/paths.ts'
import { toNotice } from '../../pages/checkout/problems.ts'
import { toBankPage } from '../../pages/checkout/to-bank-page.tsx'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { cartCookies, cartTokenOf } from '../../wire/actions/shop/cart-cookies.ts'
import { lateAsking, newAsking, rememberAsking } from '../account/asking-cookie.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'
import { legalWays } from './legal.ts'

const toCart = { to: '/cart/' } as const
const said = (...notice: string[]): Posted => ({ to: checkoutPath, notice: ['checkout', ...notice] })

/** GET `/checkout/`; undefined when there is nothing to order. */
export async function showCheckout(
  program: Program,
  request: Request,
): Promise<((site: Site, asked: PageRequest) => Promise<Answer>) | undefined> {
  const { shop, content } = program
  const token = cartTokenOf(request)
  const checkout = await shop.orders.open(token)
  if (!checkout) return undefined
  const viewer = await viewerOf(program, request.headers)
  const typed = {
    billing_country: checkout.country,
    ...(await known(program, viewer)),
    ...checkout.draft.fields,
  }
  const choices = choicesOf(typed)
  const [quote, settings, legal] = await Promise.all([
    checkout.quote(choices),
    shop.settings(),
    legalWays(program),
  ])
  // The cart page shows which products were removed.
  if (quote.cart.lines.length === 0) return undefined
  const { changes } =
    quote.cart.changes.length === 0
      ? quote.cart
      : await shop.cart.settle(token, { unlessEmpty: true, email: choices.email })
  const { guarantee, terms, collection, registration } = settings
  const state: CheckoutState = {
    typed,
    checkoutKey: checkout.draft.checkoutKey,
    quote: { ...quote, cart: { ...quote.cart, changes } },
    termsVersion: terms.version,
    legal,
    guarantee: {
      text: guarantee.text,
      picture: guarantee.pictureId === undefined ? undefined : await content.picture(guarantee.pictureId),
    },
    collection,
    gaps: may(viewer, 'shop_settings') ? await shop.staff.settingsGaps() : [],
    registration: registration.atCheckout,
  }
  return (site, asked) => checkoutPage(site, asked, state)
}

/**
 * Returns the known values for a signed-in customer: their addresses, and the delivery and payment of their last order.
 */
async function known({ accounts, shop }: Program, viewer: Viewer): Promise<Typed> {
  if (viewer.userId === undefined) return {}
  const [profile, addresses, { orders }] = await Promise.all([
    accounts.profile(viewer.userId),
    accounts.addresses(viewer.userId),
    shop.orders.ofViewer(viewer, 1),
  ])
  const [last] = orders
  return {
    ...addresses.billing,
    ...addresses.shipping,
    billing_email: profile?.email ?? '',
    ...(isSentElsewhere(addresses) && { ship_to_different_address: '1' }),
    ...(last && { payment_method: last.paymentMethod }),
    ...(last?.delivery && { [deliveryField]: deliveryName(last.delivery) }),
  }
}

/** Whether the customer has a delivery address, and it is another than the billing address. */
const isSentElsewhere = ({ billing = {}, shipping = {} }: KeptAddresses): boolean =>
  Boolean(shipping.shipping_city) &&
  !isDeepStrictEqual(addressOf(shipping, 'shipping'), addressOf(billing, 'billing'))

const choicesOf = (typed: Typed) => ({
  country: destinationOf(typed),
  delivery: deliveryOf(typed[deliveryField]),
  paymentMethod: typed.payment_method || undefined,
  email: typed.billing_email || undefined,
})

/**
 * POST `/checkout/`: recalculates, or orders. Typed values are saved before anything else, so that they are shown again
 * whatever happens next.
 */
export const checkoutForm = (program: Program): PostedForm => ({
  path: checkoutPath,
  limit: 'cart',
  async act(sender) {
    const token = cartTokenOf(sender.request)
    if (token === undefined) return toCart
    const typed = typedOf(sender.form)
    const isOrder = sender.form.has('woocommerce_checkout_place_order')
    const [counted, cart] = await Promise.all([
      isOrder ? program.limits.consume('checkout', sender.from) : undefined,
      program.shop.orders.saveDraft(token, typed),
    ])
    if (!counted) return { to: checkoutPath }
    if (!counted.ok) return said('too-many')
    return order(program, sender, token, typed, cart)
  },
})

async function order(
  program: Program,
  { form, request, from }: Sender,
  token: string,
  typed: Typed,
  cart: CartContents | undefined,
): Promise<Posted> {
  const { shop, accounts } = program
  const viewer = await viewerOf(program, request.headers)
  // A house is refused after many orders, not after many mistakes (abuse 34).
  const takeBack = () => program.limits.giveBack('checkout', from)
  if (viewer.userId === undefined && form.has(signedInField)) {
    await takeBack()
    return said('signed-out')
  }
  const password = field(form, 'account_password')
  const { registration } = await shop.settings()
  const wantsAccount = viewer.userId === undefined && Boolean(typed.createaccount)
  const wrong =
    wantsAccount && registration.atCheckout && !accounts.isPassword(password)
      ? { account_password: password === '' ? 'missing' : 'bad' }
      : undefined
  const asked = orderOf(form, typed)
  // An order of which nothing was shown is checked and never placed: its other problems are told with the password's.
  const placed = await shop.orders.place(token, wrong ? { ...asked, shown: '' } : asked, viewer, cart)
  if (!placed.ok) {
    await takeBack()
    if (placed.code === 'invalid')
      return said('wrong', ...toNotice({ ...byName(placed.detail?.fields ?? {}), ...wrong }))
    if (wrong) return said('wrong', ...toNotice(wrong))
    if (placed.code === 'changed') return said('changed')
    return placed.code === 'empty' ? toCart : { to: checkoutPath }
  }
  const { id, key, madeCents } = placed.value
  if (madeCents !== undefined) program.statistics.visits.sold(field(form, cameFrom), madeCents)
  const isSecure = program.siteUrl.startsWith('https:')
  // Staff may have stopped offering accounts since the page was drawn: whoever wished for one is told.
  const asking = registration.atCheckout
    ? () => askAccount(program, typed, password, from, id)
    : async () => lateAsking(id)
  const cookies = wantsAccount ? [rememberAsking(await asking(), isSecure)] : []
  if (viewer.userId !== undefined) await accounts.keepAddresses(viewer.userId, addressesIn(typed))
  const isNew = madeCents !== undefined
  const left = isNew ? emptyCart : await shop.cart.view(token)
  cookies.push(...cartCookies(token, left, isSecure))
  if (isNew && !isOnline(typed.payment_method ?? '')) return { to: receivedPath(id, key), cookies }
  const next = await shop.orders.pay(id, key, typed.payment_method)
  if (!next.ok && next.code === 'unavailable')
    return { to: orderPayPath(id, key), notice: ['checkout', next.code], cookies }
  if (!next.ok || next.value.kind === 'received') return { to: receivedPath(id, key), cookies }
  const { url } = next.value
  return { page: (site, asked) => toBankPage(site, asked, url), cookies }
}

/** Asks for the account that the form of an order wished for; returns what the browser is to remember of it. */
async function askAccount(
  { accounts }: Program,
  typed: Typed,
  password: string,
  from: string,
  orderId: number,
): Promise<string> {
  const browser = newAsking(orderId)
  const wished = { email: typed.billing_email ?? '', name: nameIn(typed), password }
  const asked = await accounts.register({ ...wished, from, browser, orderId })
  return asked.ok ? browser : lateAsking(orderId)
}

function orderOf(form: URLSearchParams, typed: Typed): PlaceOrder {
  return {
    checkoutKey: field(form, keyField),
    shown: field(form, shownField),
    email: typed.billing_email?.trim() ?? '',
    billing: addressOf(typed, 'billing'),
    shipping: isOtherAddress(typed) ? addressOf(typed, 'shipping') : undefined,
    delivery: deliveryOf(typed[deliveryField]),
    paymentMethod: typed.payment_method ?? '',
    note: typed.order_comments || undefined,
    termsVersion: typed.terms || undefined,
    downloadConsent: Boolean(typed[consentField]),
  }
}

const byName = (fields: Readonly<Partial<Record<OrderField, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [nameOf(name), problem]))

const nameIn = (typed: Typed): string =>
  `${typed.billing_first_name ?? ''} ${typed.billing_last_name ?? ''}`.trim()

/** The addresses to fill in at the customer's next order. */
function addressesIn(typed: Typed): { billing: Typed; shipping?: Typed } {
  const of = (kind: string) =>
    Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith(`${kind}_`)))
  const { billing_email: _, ...billing } = of('billing')
  return { billing, ...(isOtherAddress(typed) && { shipping: of('shipping') }) }
}
