import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, file } from '../../features/library/testing.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { accountTest } from '../account/testing.ts'
import { createCartActions } from '../shop/cart.ts'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
  type TestBrowser,
} from '../shop/testing.ts'
import { postedForms } from './posted-forms.ts'

/** A form that is refused: what is posted, and which of its fields hold what somebody typed. */
interface Refused {
  /** Absent: the path of the form. */
  to?: string
  fields: Record<string, string>
  odd: readonly string[]
  /** Who posts it; absent: a stranger. */
  by?: TestBrowser
}

/** From a word processor, a Mac and a web page: what is not seen is removed, all else stays as it was typed. */
const pasted = "d’Été “ke\u0301rk” 'n &amp; O\u00adLV"
const shown = pasted.replace('\u00ad', '')

let bench: StaffTest
let site: TestSite
let paths: readonly string[]
let member: TestBrowser
let buying: TestBrowser
let received: string
let gone: number
let locked: number
let form: string
let staff: TestBrowser
let post: number
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  const { program } = bench
  const cart = createCartActions({ ...program, siteUrl: site.address, customerOf: async () => undefined })
  paths = postedForms(program, cart).map(({ path }) => path)
  guide = await productOf(bench, 'Gids')
  gone = await productOf(bench, 'Op', { stock: 0 })
  await program.content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: {
      root: { props: {} },
      content: ['product-summary', 'product-reviews'].map((type) => ({ type, props: { id: type } })),
    },
  })
  await program.content.addTemplate({
    role: 'single',
    type: 'post',
    title: 'Nieuws',
    data: { root: { props: {} }, content: [{ type: 'entry-comments', props: { id: 'c' } }] },
  })
  await program.content.changeSettings({
    comments: { isOn: true },
    fileRequests: { isOn: true, to: 'archief@schelp.example' },
  })
  post = (await program.content.addEntry({ type: 'post', title: 'Nieuws', status: 'published' })).id
  const page = await program.content.addEntry({
    type: 'page',
    title: 'Contact',
    status: 'published',
    document: { root: { props: {} }, content: [{ type: 'form', props: { id: 'f', title: 'Contact' } }] },
  })
  form = `/formulier/${page.documentId}/f/`
  locked = await file(program.library, await category(program.library, 'Archief'), 'Notulen 1953')
  await program.library.changeLock({ file: locked }, { roles: ['customer'] })
  const test = accountTest(bench, site)
  member = await test.customer('lid@schelp.example')
  received = (await test.buy(createBrowser(site), guide)).to
  buying = createBrowser(site)
  await buying.get(`/?add-to-cart=${guide}`)
  staff = createBrowser(site)
  await bench.signIn('administrator')
  await staff.post('/my-account/', { email: 'administrator@schelp.example', password: 'schelp-en-staf-1' })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

async function review(): Promise<number> {
  const words = { rating: 5, author: 'Anna', email: 'anna@schelp.example', text: 'Mooi.' }
  const added = await bench.program.shop.catalogue.addReview({ productId: guide, ...words })
  if (!added.ok) throw new Error(added.code)
  await bench.call('administrator', `reviews/${added.value.id}`, 'PUT', { approved: true })
  return added.value.id
}

/** Every form in which somebody types, refused for as many reasons as leave something to be shown again. */
const refused: Readonly<Record<string, () => Promise<readonly Refused[]>>> = {
  '/cart/': async () => [
    { by: buying, fields: { apply_coupon: '1', coupon_code: pasted }, odd: ['coupon_code'] },
  ],
  '/my-account/': async (): Promise<Refused[]> => [
    { fields: { email: pasted, password: 'fout' }, odd: ['email'] },
    {
      fields: { register: '1', name: pasted, email: pasted, password: 'lang-genoeg-hoor' },
      odd: ['name', 'email'],
    },
    {
      fields: { register: '1', name: pasted, email: 'a@schelp.example', password: 'kort' },
      odd: ['name', 'email'],
    },
  ],
  '/my-account/edit-address/:kind/': async () => {
    const to = '/my-account/edit-address/billing/'
    const fields = { billing_first_name: pasted, billing_city: pasted }
    // Signed out meanwhile: nothing typed is lost.
    return [{ to, fields, odd: Object.keys(fields) }]
  },
  '/my-account/edit-account/': async () => {
    const fields = { account_name: pasted, account_email: pasted }
    const odd = Object.keys(fields)
    return [
      { by: member, fields: { ...fields, account_password: 'fout' }, odd },
      { by: member, fields: { ...fields, account_password: 'schelp-en-staf-1' }, odd },
      { fields, odd },
    ]
  },
  '/wp-comments-post.php': async () => [
    ...[post, guide].map((id) => ({
      fields: { comment_post_ID: String(id), author: pasted, email: pasted, comment: pasted, rating: '4' },
      odd: ['author', 'email', 'comment'],
    })),
  ],
  '/product-review/:id/': async () => {
    const id = await review()
    const house = createBrowser(site, '203.0.113.20')
    const to = `/product-review/${id}/`
    for (let turn = 0; turn < 5; turn += 1) await house.post(to, { reason: 'Onwaar' })
    return [{ to, by: house, fields: { reason: pasted }, odd: ['reason'] }]
  },
  '/weer-op-voorraad/': async () => [{ fields: { product_id: String(gone), email: pasted }, odd: ['email'] }],
  '/checkout/': async () => {
    const texts = ['first_name', 'last_name', 'address_1', 'city', 'postcode', 'house_number_suffix']
    const names = [...texts.map((name) => `billing_${name}`), 'billing_email', 'order_comments']
    const page = formIn(await buying.look('/checkout/'), '/checkout/')
    const fields = {
      ...page,
      ...buyer,
      ...placing,
      ...Object.fromEntries(names.map((name) => [name, pasted])),
    }
    return [{ by: buying, fields, odd: names }]
  },
  '/checkout/order-received/:id/': async () => [{ to: received, fields: { email: pasted }, odd: ['email'] }],
  '/herroepen/': async () => {
    const fields = { order: pasted, name: pasted, email: pasted, text: pasted }
    return [{ fields, odd: Object.keys(fields) }]
  },
  '/nieuwsbrief/': async (): Promise<Refused[]> => [
    { fields: { ne: pasted, nn: pasted, ns: pasted, ny: '1' }, odd: ['ne', 'nn', 'ns'] },
    { fields: { ne: 'a@schelp.example', nn: pasted, ns: pasted }, odd: ['ne', 'nn', 'ns'] },
  ],
  '/formulier/:document/:widget/': async () => {
    const names = ['veld-naam', 'veld-e-mailadres', 'veld-bericht']
    return [{ to: form, fields: Object.fromEntries(names.map((name) => [name, pasted])), odd: names }]
  },
  '/bestand-aanvragen/': async () => {
    const fields = { bestand: String(locked), name: pasted, email: pasted, why: pasted }
    return [{ fields, odd: ['name', 'email', 'why'] }]
  },
  '/zoals-op/': async () => [{ by: staff, fields: { op: pasted }, odd: ['op'] }],
}

/** Forms of which nothing is shown again, and why. */
const without: Readonly<Record<string, string>> = {
  '/product/:slug/': 'choices',
  '/my-account/customer-logout/': 'a button',
  '/my-account/lost-password/': 'the answer is the same for any text',
  '/my-account/code/': 'a code',
  '/my-account/passkeys/': 'a password',
  '/my-account/two-step/': 'a password or a code',
  '/my-account/orders/': 'a code',
  '/my-account/view-order/:id/': 'a button',
  '/my-account/my-data/': 'a code',
  '/my-account/confirm/': 'a password',
  '/product-review/': 'a button',
  '/checkout/order-pay/:id/': 'a choice',
  '/nieuwsbrief/link/': 'a button',
  '/nieuwsbrief/keuze/': 'choices',
  '/toestemming/': 'choices',
}

it('abuse 39 the walked list of forms is whole', () => {
  expect([...Object.keys(refused), ...Object.keys(without)].sort()).toEqual([...paths].sort())
})

it.each(Object.keys(refused))('abuse 39 %s shows what was refused as it was typed', async (path) => {
  for (const { to = path, fields, odd, by = createBrowser(site) } of (await refused[path]?.()) ?? []) {
    const page = readable(await by.send(to, fields))
    const expected = Object.fromEntries(
      odd.map((name) => [name, fields[name] === pasted ? shown : fields[name]]),
    )
    const kept = Object.fromEntries(
      odd.map((name) => [name, page.get(name)?.find((text) => text === expected[name]) ?? page.get(name)]),
    )
    expect([path, fields, kept]).toEqual([path, fields, expected])
  }
})

/** The texts in the fields of a page, by name: of several forms, too. */
function readable(html: string): Map<string, string[]> {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const found = new Map<string, string[]>()
  const add = (name: string, text: string) => found.set(name, [...(found.get(name) ?? []), plain(text)])
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
    const name = of('name')
    if (name) add(name, of('value') ?? '')
  }
  const areas = /<textarea[^>]* name="([^"]*)"[^>]*>\n?(.*?)<\/textarea>/gs
  for (const [, name = '', text = ''] of html.matchAll(areas)) add(name, text)
  return found
}
