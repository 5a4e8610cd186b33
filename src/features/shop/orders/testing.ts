import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { product, type ShopTest } from '../testing.ts'
import type { Address, OrderDetails, PlaceOrder } from './views.ts'

export const address: Address = {
  firstName: 'Marijke',
  lastName: 'Hoekstra',
  street: 'Oudegracht',
  houseNumber: '14',
  houseNumberSuffix: 'bis',
  postcode: '3511 XX',
  city: 'Utrecht',
  country: 'NL',
}

/** Prepares the shop for sales: a bank account, collection, and shipping within the Netherlands for € 4,95. */
export async function openForSale({ shop }: ShopTest, mollieKey?: string): Promise<void> {
  const { payment, collection } = await shop.settings()
  await shop.staff.changeSettings({
    payment: { ...payment, iban: 'NL91ABNA0417164300', holder: 'Schelp', onCollection: true, mollieKey },
    collection: { ...collection, offered: true },
  })
  await shop.staff.createShippingZone({ label: 'Verzenden', countries: ['NL'], cents: 495 })
}

/** Creates a cart with these products; returns its token. */
export async function cartOf(
  { shop }: ShopTest,
  ...items: readonly { productId: number; variantId?: number; quantity?: number }[]
): Promise<string> {
  let token: string | undefined
  for (const item of items) {
    const added = await shop.cart.add(token, { quantity: 1, ...item })
    if (!added.ok) throw new Error(added.code)
    token = added.value.token
  }
  if (token === undefined) throw new Error('nothing was put in')
  return token
}

/** The form of a buyer who fills in everything and orders what the page shows. */
export async function formOf(
  { shop }: ShopTest,
  token: string,
  more: Partial<PlaceOrder> = {},
): Promise<PlaceOrder> {
  const email = more.email ?? 'marijke@schelp.example'
  const { country } = more.shipping ?? more.billing ?? address
  const checkout = await shop.orders.open(token)
  if (!checkout) throw new Error('there is nothing to order')
  const shown = await checkout.quote({ email, country, delivery: more.delivery })
  return {
    checkoutKey: checkout.draft.checkoutKey,
    shown: shown.shown,
    email,
    billing: address,
    delivery: shown.delivery,
    paymentMethod: 'bacs',
    termsVersion: '1 mei 2026',
    downloadConsent: true,
    ...more,
  }
}

/** Places an order and returns it as staff see it. */
export async function placed(
  test: ShopTest,
  token: string,
  more: Partial<PlaceOrder> = {},
  viewer: Viewer = anonymous,
): Promise<OrderDetails> {
  const done = await test.shop.orders.place(token, await formOf(test, token, more), viewer)
  if (!done.ok) throw new Error(`${done.code} ${JSON.stringify(done.detail?.fields)}`)
  return detailsOf(test, done.value.id)
}

export async function detailsOf({ shop }: ShopTest, id: number): Promise<OrderDetails> {
  const order = await shop.orders.details(id)
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}

/** Pieces left of a product, or of its variants. */
export async function stockOf({ shop }: ShopTest, id: number): Promise<(number | undefined)[]> {
  const offer = (await shop.staff.offers([id])).get(id)
  const variants = offer?.variants ?? []
  return variants.length > 0 ? [offer?.stock, ...variants.map(({ stock }) => stock)] : [offer?.stock]
}

/** Adds a product that is shipped, with this stock. */
export const kept = (
  test: ShopTest,
  title: string,
  stock: number,
  more: Parameters<typeof product>[2] = {},
) => product(test, title, { virtual: false, stock, ...more })

/** Returns the kinds of the mails about an order that jobs will send. */
export async function waitingMails({ content }: ShopTest, orderId: number): Promise<string[]> {
  const { rows } = await content.handle.pool.query<{ mail: string }>(
    `select jsonb_array_elements_text(data -> 'mails') as mail from pgboss.job
     where name = 'shop-order-mail' and (data ->> 'orderId')::int = $1 order by created_on, mail`,
    [orderId],
  )
  return rows.map(({ mail }) => mail)
}
