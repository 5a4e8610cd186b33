import type { StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

type Fields = Readonly<Record<string, string>>

/** Each browser has an address of its own, because attempts are counted by address. */
let opened = 0

/** A browser with cookies, limited to forms and links: no scripts. */
export interface TestBrowser {
  /** Requests a page, without following redirects. */
  get(path: string): Promise<Response>
  /** Posts a form, without following redirects. */
  post(path: string, fields: Fields): Promise<Response>
  /** Posts a form and returns the page it leads to. */
  send(path: string, fields: Fields): Promise<string>
  /** Returns the HTML of a page. */
  look(path: string): Promise<string>
  cookie(name: string): string | undefined
}

/** @param house the network address, for browsers that share one */
export function createBrowser(site: Pick<TestSite, 'address'>, house?: string): TestBrowser {
  const jar = new Map<string, string>()
  opened += 1
  const own = { 'x-forwarded-for': house ?? `198.18.${opened >> 8}.${opened & 255}` }
  async function ask(path: string, fields?: Fields): Promise<Response> {
    const answer = await fetch(site.address + path, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { ...own, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; ?/)
      const at = pair.indexOf('=')
      const isGone = attributes.some((one) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(one))
      if (isGone) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const pathOf = (answer: Response) => answer.headers.get('location') ?? ''
  const look = async (path: string) => (await ask(path)).text()
  return {
    get: ask,
    post: ask,
    look,
    cookie: (name) => jar.get(name),
    async send(path, fields) {
      const answer = await ask(path, fields)
      return answer.status === 303 ? look(pathOf(answer)) : answer.text()
    },
  }
}

/** Returns the visible text of a page. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

/** Returns the fields that a form of a page would send unchanged. */
export function formIn(html: string, action: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(`action="${action}"`)) ?? ''
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<(?:input|option)[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
    const name = of('name')
    const isBox = /type="(?:radio|checkbox)"/.test(tag)
    if (name && (!isBox || tag.includes(' checked'))) fields[name] = of('value') ?? ''
  }
  for (const [, name = '', inner = ''] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = /<option value="([^"]*)" selected/.exec(inner)?.[1] ?? ''
  for (const [, name = '', text = ''] of form.matchAll(
    /<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs,
  ))
    fields[name] = text
  return fields
}

/** Opens a shop over HTTP that is ready to sell. */
export async function openTestShop(
  bench: StaffTest,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const { shop } = bench.program
  const settings = await shop.settings()
  await shop.staff.changeSettings({
    payment: { ...settings.payment, transfer: true, iban: 'NL91ABNA0417164300', holder: 'Vereniging Schelp' },
    collection: { offered: true, place: 'Kerkhuisje, Zeerijp', hours: 'zaterdag 13 tot 17 uur' },
    terms: { ...settings.terms, version: '1 mei 2026' },
  })
  await shop.staff.createShippingZone({
    label: 'Nederland',
    countries: ['NL'],
    cents: 495,
    freeFromCents: 5000,
  })
  await shop.staff.createShippingZone({ label: 'België', countries: ['BE'], cents: 950 })
  return openTestSite(bench, { TRUST_PROXY: '1', ...environment })
}

/** Adds a product that is sold; returns its id. */
export async function productOf(
  { program: { content, shop } }: StaffTest,
  title: string,
  more: Partial<Parameters<typeof shop.staff.addProduct>[0]> = {},
): Promise<number> {
  const { id } = await content.addEntry({ type: 'product', title, status: 'published' })
  await shop.staff.addProduct({
    entryId: id,
    sku: `SKU-${id}`,
    regularCents: 1850,
    vatClass: 'reduced',
    stock: 20,
    ...more,
  })
  return id
}

export const buyer = {
  billing_country: 'NL',
  billing_postcode: '3511 ab',
  billing_house_number: '14',
  billing_house_number_suffix: 'bis',
  billing_address_1: 'Oudegracht',
  billing_city: 'Utrecht',
  billing_first_name: 'Marijke',
  billing_last_name: 'Hoekstra',
  billing_email: 'marijke@voorbeeld.nl',
  payment_method: 'bacs',
  'shipping_method[0]': 'flat_rate',
  terms: '1 mei 2026',
}

export const placing = { woocommerce_checkout_place_order: '1' }
