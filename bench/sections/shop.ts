import { fetchWhole, form, type RequestInput, visitor } from '../fetch-whole.ts'
import { atMost, type Row, ratioAtLeast } from '../row.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

/** A product of the demo content whose stock is not counted. */
const productPath = '/product/liedbundel-met-wijzen/'
const addPath = '/?wc-ajax=add_to_cart'
const fragmentsPath = '/?wc-ajax=get_refreshed_fragments'

/** One visitor may change the cart 120 times a minute, so many take turns. */
const visitors = 6_000
const carts = 64

/** Measures the calls of the cart, and a product page from the cache. */
export async function shop({ url }: RunningSite, give: (row: Row) => void): Promise<void> {
  const page = await fetchWhole(url + productPath)
  const id = /<form class="cart"[^>]* data-product_id="(\d+)"/.exec(page.body.toString())?.[1]
  if (page.status !== 200 || id === undefined) throw new Error(`${productPath} sells nothing`)
  const add = form({ product_id: id, quantity: '1' })
  const from = (input: RequestInput, number: number): RequestInput => ({
    ...input,
    headers: { ...input.headers, ...visitor(number) },
  })

  const added = await measureThroughput(
    url + addPath,
    Array.from({ length: visitors }, (_, number) => from(add, number)),
  )
  const newVisitors = 'add_to_cart, a new visitor each time'
  give(ratioAtLeast(newVisitors, added.perSecond, 'requests/s', added.ratio, 0.1))
  give(atMost(`${newVisitors}: p99`, added.p99Ms, 'ms', 30))

  const requests = await Promise.all(
    Array.from({ length: carts }, async (_, number): Promise<RequestInput> => {
      const { headers } = await fetchWhole(url + addPath, from(add, visitors + number))
      const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
      return { ...form({ time: '1' }), headers: { ...form({}).headers, cookie } }
    }),
  )
  const refreshed = await measureThroughput(url + fragmentsPath, requests)
  give(
    ratioAtLeast(
      'get_refreshed_fragments with a cart',
      refreshed.perSecond,
      'requests/s',
      refreshed.ratio,
      0.15,
    ),
  )

  const cached = await measureThroughput(url + productPath, [{ headers: { 'accept-encoding': 'br' } }])
  give(ratioAtLeast('cached product page, brotli', cached.perSecond, 'requests/s', cached.ratio, 0.95))
}
