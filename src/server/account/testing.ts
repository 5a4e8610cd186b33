import { type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { buyer, createBrowser, formIn, placing, type TestBrowser } from '../shop/testing.ts'

export const password = 'schelp-en-staf-1'

/** Customers over HTTP, who register and order as real ones do. */
export function accountTest({ program }: StaffTest, site: TestSite) {
  /** Returns the newest mail to an address, except mails about orders. */
  async function mailTo(address: string) {
    const mails = await wholeMails(program, address)
    return mails.find(({ subject }) => !/bestelling|betaling/i.test(subject))
  }

  return {
    mailTo,

    /** Opens a browser for a customer who registers an account. */
    async customer(email: string): Promise<TestBrowser> {
      const browser = createBrowser(site)
      await browser.send('/my-account/', { register: '1', name: 'Marijke Hoekstra', email, password })
      const token = decodeURIComponent(/token=(\S+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '')
      await browser.send('/my-account/confirm/', { token })
      await browser.post('/my-account/', { email, password })
      return browser
    },

    /** Buys one piece of a product; returns the order number and the redirect's address. */
    async buy(
      browser: TestBrowser,
      productId: number,
      change: Record<string, string> = {},
    ): Promise<{ id: number; to: string }> {
      await browser.get(`/?add-to-cart=${productId}`)
      const fields = formIn(await browser.look('/checkout/'), '/checkout/')
      const answer = await browser.post('/checkout/', { ...fields, ...buyer, ...placing, ...change })
      const to = answer.headers.get('location') ?? ''
      return { to, id: Number(/order-received\/(\d+)\//.exec(to)?.[1]) }
    },
  }
}
export type AccountTest = ReturnType<typeof accountTest>
