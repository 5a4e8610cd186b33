import { launch } from 'chrome-launcher'
import { besideHand } from '../by-hand/beside.ts'
import { ordersByHand } from '../by-hand/orders.ts'
import { chromePath } from '../chromium.ts'
import { fetchWhole, form, type RequestInput, visitor, type WholeAnswer } from '../fetch-whole.ts'
import { atMost, median, percentile, type Row } from '../row.ts'
import type { RunningSite } from '../site.ts'
import { chromeFlags, type View, viewAgain } from './browser.ts'

/** A product of the demo content with enough stock for all buyers. */
const productPath = '/product/pelgrimspas/'
const buyers = 16
const ordersEach = 8
/** How many orders are placed before measuring. */
const warmUps = 16
/**
 * Numbers of visitors that no other section uses: those with measured carts may have reached their limit of requests.
 */
const firstBuyer = 60_000
const views = 3

const address = {
  billing_country: 'NL',
  billing_postcode: '3511 AB',
  billing_house_number: '14',
  billing_address_1: 'Oudegracht',
  billing_city: 'Utrecht',
  billing_first_name: 'Marijke',
  billing_last_name: 'Hoekstra',
  billing_email: 'marijke@post.example',
  payment_method: 'bacs',
  'shipping_method[0]': 'flat_rate',
  terms: 'ja',
  woocommerce_checkout_place_order: '1',
}
/** Hidden fields whose values the form sends back. */
const hidden = ['woocommerce-process-checkout-nonce', 'checkout_shown'] as const

/** Measures orders by bank transfer, many at once, and the page of the form on a phone. */
export async function checkout(site: RunningSite, give: (row: Row) => void): Promise<void> {
  const page = await fetchWhole(site.url + productPath)
  const id = /<form class="cart"[^>]* data-product_id="(\d+)"/.exec(page.body.toString())?.[1]
  if (page.status !== 200 || id === undefined) throw new Error(`${productPath} sells nothing`)
  for (let number = 0; number < warmUps; number++) await buy(site, id, firstBuyer + number)

  const whole: number[] = []
  const placing: number[] = []
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      for (let turn = 0; turn < ordersEach; turn++) {
        const took = await buy(site, id, firstBuyer + warmUps + buyer * ordersEach + turn)
        whole.push(took.wholeMs)
        placing.push(took.placingMs)
      }
    }),
  )
  const name = `checkout by bank transfer, ${buyers} buyers at once`
  const byHand = percentile(await ordersByHand(site.dataDir, buyers, ordersEach), 0.95)
  const p95 = percentile(placing, 0.95)
  give(besideHand(`${name}: the order`, { p95, ratio: p95 / byHand }, 3))
  console.log(`      (cart, form, order and summary together: p95 ${percentile(whole, 0.95).toFixed(0)} ms)`)

  const browser = await launch({ chromePath: chromePath(), chromeFlags })
  try {
    const { cookie } = await withCart(site, id, firstBuyer - 1)
    const seen: View[] = []
    while (seen.length < views)
      seen.push(await viewAgain(`${site.url}/checkout/`, browser.port, ['performance'], { cookie }))
    const of = (value: (view: View) => number) => median(seen.map(value))
    give(atMost('checkout page: scripts before any interaction', of((v) => v.scripts) / 1024, 'KB', 30))
    give(atMost('checkout page: largest contentful paint', of((v) => v.paintMs) / 1000, 's', 1.5))
  } finally {
    browser.kill()
  }
}

const cookieOf = ({ headers }: WholeAnswer): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')

/** A visitor with the product in the cart, whose requests count for the limits of this visitor alone. */
async function withCart({ url }: RunningSite, id: string, number: number) {
  const add = form({ product_id: id, quantity: '1' })
  const added = await fetchWhole(`${url}/?wc-ajax=add_to_cart`, {
    ...add,
    headers: { ...add.headers, ...visitor(number) },
  })
  return { ...visitor(number), cookie: cookieOf(added) }
}

async function buy(site: RunningSite, id: string, number: number) {
  const begun = performance.now()
  const own = await withCart(site, id, number)
  const ask = (path: string, { headers, ...rest }: RequestInput = {}) =>
    fetchWhole(site.url + path, { ...rest, headers: { ...headers, ...own } })
  const html = (await ask('/checkout/')).body.toString()
  const hiddenFields = hidden.map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
  ])
  const beforeOrder = performance.now()
  const placed = await ask('/checkout/', form({ ...address, ...Object.fromEntries(hiddenFields) }))
  const placingMs = performance.now() - beforeOrder
  const to = placed.headers.location ?? ''
  const summary = await ask(to)
  if (!to.includes('/order-received/') || summary.status !== 200)
    throw new Error(`an order was not placed: ${placed.status} ${to}`)
  return { placingMs, wholeMs: performance.now() - begun }
}
