import { downloadPath } from '../../features/library/index.ts'
import type { ReceivedOrder } from '../../features/shop/index.ts'
import { formatBytes } from '../../kernel/bytes.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { BoughtFile } from '../../pages/checkout/bought-files.tsx'
import { orderPayPath, receivedPath } from '../../pages/checkout/paths.ts'
import { payPage } from '../../pages/checkout/pay-page.tsx'
import { type ReceivedState, receivedPage } from '../../pages/checkout/received-page.tsx'
import { toBankPage } from '../../pages/checkout/to-bank-page.tsx'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { cartTokenOf } from '../../wire/actions/shop/cart-cookies.ts'
import { wishOf } from '../account/asking-cookie.ts'
import { field, type PostedForm } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'
import { rememberBought } from './bought-cookie.ts'

/** A page, and the cookie that it sets. */
interface Shown {
  render(site: Site, request: PageRequest): Promise<Answer>
  cookie?: string
}

/** Returns number and key in an address; undefined when they cannot be one. */
function orderIn(request: Request): { id: number; key: string } | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const id = /\/(\d{1,9})\/$/.exec(pathname)?.[1]
  const key = searchParams.get('key') ?? ''
  return id === undefined || key === '' ? undefined : { id: Number(id), key }
}

async function receivedState(
  program: Program,
  request: Request,
  email?: string,
): Promise<(ReceivedState & Pick<ReceivedOrder, 'isOpenAtProvider'>) | undefined> {
  const asked = orderIn(request)
  if (!asked) return undefined
  const { shop } = program
  const viewer = await viewerOf(program, request.headers)
  const downloadKey = new URL(request.url).searchParams.get('downloads') ?? undefined
  const proof = { token: cartTokenOf(request), viewer, email, downloadKey }
  const received = await shop.orders.received(asked.id, asked.key, proof)
  if (!received) return undefined
  const { order } = received
  const [settings, entries, files] = await Promise.all([
    shop.settings(),
    shop.catalogue.entries(order.lines.map(({ productId }) => productId)),
    filesOf(program, viewer, received),
  ])
  const account = order.userId === undefined ? wishOf(request, order.id) : undefined
  return { ...received, settings, entries, files, account }
}

/**
 * GET `/checkout/order-received/{id}/?key=`. For buyers who return from the bank it asks the provider for the state.
 */
export async function showReceived(program: Program, request: Request): Promise<Shown | undefined> {
  const asked = orderIn(request)
  if (!asked) return undefined
  let state = await receivedState(program, request)
  if (state?.isOpenAtProvider) {
    await program.shop.orders.refresh(asked.id, asked.key)
    state = await receivedState(program, request)
  }
  if (!state) return undefined
  const { mayDownload, order } = state
  const key = order.downloadable && mayDownload ? order.downloadKey : undefined
  return {
    render: (site, page) => receivedPage(site, page, state),
    // The library then recognises this guest, too.
    ...(key !== undefined && {
      cookie: rememberBought(request, { orderId: order.id, key }, program.siteUrl.startsWith('https:')),
    }),
  }
}

/** GET `/checkout/order-pay/{id}/?key=`. */
export async function showPay(program: Program, request: Request): Promise<Shown | undefined> {
  const asked = orderIn(request)
  const state = await receivedState(program, request)
  if (!asked || !state) return undefined
  const methods = await program.shop.orders.methodsOf(asked.id, asked.key)
  return { render: (site, page) => payPage(site, page, { ...state, methods }) }
}

/** The form in which the buyer gives their address to see their name; and the form to pay for an existing order. */
export const orderForms = (program: Program): readonly PostedForm[] => [
  {
    path: '/checkout/order-received/:id/',
    async act({ form, request, from }) {
      const counted = await program.limits.consume('order-email', from)
      const state = await receivedState(program, request, counted.ok ? field(form, 'email') : undefined)
      if (!state) return { to: '/' }
      if (counted.ok && state.isBuyer) await program.limits.giveBack('order-email', from)
      const problem = counted.ok ? 'emailWrong' : 'emailTooMany'
      return {
        page: (site, page) =>
          receivedPage(site, page, {
            ...state,
            ...(!state.isBuyer && { problem, typed: field(form, 'email') }),
          }),
      }
    },
  },
  {
    path: '/checkout/order-pay/:id/',
    limit: 'cart',
    async act({ form, request }) {
      const asked = orderIn(request)
      if (!asked) return { to: '/' }
      const { id, key } = asked
      const paid = await program.shop.orders.pay(id, key, field(form, 'payment_method'))
      if (!paid.ok)
        return paid.code === 'not-payable'
          ? { to: receivedPath(id, key) }
          : { to: orderPayPath(id, key), notice: ['checkout', paid.code] }
      const next = paid.value
      if (next.kind === 'received') return { to: receivedPath(id, key) }
      return { page: (site, page) => toBankPage(site, page, next.url) }
    },
  },
]

/** Returns the library files that an order opens, for its buyer and for whoever has the link in the mail. */
function filesOf(
  program: Program,
  viewer: Viewer,
  { order: { id, lines, downloadable, downloadKey: key }, mayDownload }: ReceivedOrder,
): Promise<readonly BoughtFile[]> {
  const ids = [...new Set(lines.flatMap(({ fileIds }) => fileIds))]
  return downloadable && mayDownload && key !== undefined
    ? listFiles(program, { ...viewer, purchases: [{ orderId: id, key }] }, ids, { order: String(id), key })
    : listFiles(program, viewer, ids)
}

/**
 * Lists library files that were bought.
 * @param link proves the right of a visitor who is not signed in
 */
export async function listFiles(
  { library, shop }: Pick<Program, 'library' | 'shop'>,
  viewer: Viewer,
  ids: readonly number[],
  link?: { order: string; key: string },
): Promise<readonly BoughtFile[]> {
  if (ids.length === 0) return []
  const [files, rights] = await Promise.all([library.files(viewer, ids), shop.orders.downloads(viewer, ids)])
  const proof = link ? `?${new URLSearchParams(link)}` : ''
  return ids.flatMap((id) => {
    const file = files.get(id)
    if (!file) return []
    const right = rights.find(({ fileId }) => fileId === id)
    return [
      {
        id,
        category: file.category.id,
        title: file.title,
        link,
        left: right?.left,
        until: right?.until,
        say: `${file.extension}, ${formatBytes(file.size)}`,
        href: right && downloadPath(file) + proof,
      },
    ]
  })
}
