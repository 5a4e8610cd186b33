import { type APIRequestContext, expect, request } from '@playwright/test'
import type { Access } from './administrator.ts'
import { mailTo } from './post.ts'
import { administratorAt, signIn } from './staff.ts'

/** What happens behind the counter while a customer is on the site. */
export class Desk {
  readonly #staff: APIRequestContext

  readonly #baseURL: string

  private constructor(staff: APIRequestContext, baseURL: string) {
    this.#staff = staff
    this.#baseURL = baseURL
  }

  static async open(baseURL: string): Promise<Desk> {
    return new Desk(await administratorAt(baseURL), baseURL)
  }

  close(): Promise<void> {
    return this.#staff.dispose()
  }

  /** What a mail to somebody says, the newest that says anything like it. */
  async mailed(to: string, like: RegExp): Promise<string> {
    return like.exec(await mailTo(this.#baseURL, to, like))?.[1] ?? ''
  }

  /** The whole sum of an order arrives at the bank. */
  async paid(order: string): Promise<void> {
    const { totalCents } = await (await this.#staff.get(`/staff-api/orders/${order}`)).json()
    const answer = await this.#staff.post(`/staff-api/orders/${order}/payment`, {
      data: { cents: totalCents, key: crypto.randomUUID() },
    })
    expect(answer.status()).toBe(200)
  }

  /** Somebody orders by telephone, and will transfer the money; the number of the order. */
  async taken(productId: number, email: string): Promise<string> {
    const lines = [{ productId, quantity: 1 }]
    const quoted = await this.#staff.post('/staff-api/orders/all/quote', { data: { lines, country: 'NL' } })
    const { shown, delivery } = await quoted.json()
    const billing = {
      firstName: 'Truus',
      lastName: 'van Dam',
      street: 'Dorpsstraat',
      houseNumber: '3',
      postcode: '8061AB',
      city: 'Hasselt',
      country: 'NL',
    }
    const order = { lines, shown, delivery, billing, email, paymentMethod: 'bacs', note: '' }
    const answer = await this.#staff.post('/staff-api/orders', {
      data: { ...order, checkoutKey: crypto.randomUUID() },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    const { id } = await answer.json()
    return (await (await this.#staff.get(`/staff-api/orders/${id}`)).json()).number
  }

  /** Somebody with an account and an address, who was here before. */
  async customer(baseURL: string, email: string): Promise<Access> {
    const own = { email, password: 'schelp-en-staf-1' }
    const visitor = await request.newContext({ baseURL })
    await visitor.post('/my-account/', { form: { register: '1', name: 'Fenna de Vries', ...own } })
    const token = decodeURIComponent(await this.mailed(email, /token=(\S+)/))
    await visitor.post('/my-account/confirm/', { form: { token } })
    await signIn(visitor, own)
    const address = {
      billing_first_name: 'Fenna',
      billing_last_name: 'de Vries',
      billing_country: 'NL',
      billing_postcode: '3511 AB',
      billing_house_number: '14',
      billing_address_1: 'Oudegracht',
      billing_city: 'Utrecht',
    }
    await visitor.post('/my-account/edit-address/billing/', { form: address })
    await visitor.dispose()
    return own
  }
}
