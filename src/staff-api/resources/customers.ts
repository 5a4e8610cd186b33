import { z } from 'zod'
import { packFiles } from '../../features/library/index.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import { foldMailAddress, mailAddress } from '../../kernel/mail-address.ts'
import { fail, ok } from '../../kernel/result.ts'
import { receiving, sending } from '../action.ts'
import { done, listOf, moment, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid, type Outcome } from '../resource.ts'
import { requiredText } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { customerTableTexts } from '../texts.nl.ts'
import { orderRow } from './order-row.ts'

const sorts = ['lastOrderAt', 'orders', 'paidCents', 'email'] as const

const filter = z.object({ q: z.string().max(200).optional() })
const email = mailAddress

const whole = shape({
  id: words,
  email: words,
  name: words,
  orders: listOf(orderRow),
  notes: listOf(shape({ id: z.number(), at: moment, by: words, text: words })),
  account: shape({
    id: z.number(),
    name: words,
    since: moment,
    role: words,
    isProved: z.boolean(),
  }).optional(),
})

/** Returns what is known about an address; undefined when nothing is. */
async function read({ features: { accounts, shop } }: Call, address: string) {
  const [at, known] = await Promise.all([accounts.accountAt(address), shop.staff.customer(address)])
  const account = at && (await accounts.user(at.userId))
  const [last] = known.orders
  if (!account && !last && known.notes.length === 0) return undefined
  return {
    id: address,
    email: address,
    ...known,
    name: last?.name || account?.name || '',
    account: account && {
      id: account.id,
      name: account.name,
      since: account.createdAt,
      role: account.role,
      isProved: account.isProved,
    },
  }
}

/** Their data tells more than the shop may know, such as how they sign in. */
async function isStaffAccount(accounts: Call['features']['accounts'], userId: number | undefined) {
  const user = userId === undefined ? undefined : await accounts.user(userId)
  return user !== undefined && (await accounts.rightsOfRole(user.role))?.length !== 0
}

/** The address of a customer, as it is compared. */
async function known(call: Call, raw: string): Promise<Outcome<string>> {
  const address = email.safeParse(raw)
  return address.success && (await read(call, address.data)) ? ok(address.data) : fail('missing')
}

/** Buyers and customers with an account, by e-mail address: both are the same person (EDIT-05). */
export const customers = defineResource({
  name: 'customers',
  read: 'orders',
  id: email,
  row: shape({
    id: words,
    email: words,
    name: words,
    city: words.optional(),
    orders: z.number(),
    paidCents: z.number(),
    lastOrderAt: moment.optional(),
  }),
  whole: whole,
  filter,
  sorts,
  async list(call, { filter: { q }, sort, descending, page, perPage }) {
    const { customers, total } = await call.features.shop.staff.customers({
      words: q,
      page,
      perPage,
      descending,
      sort: sorts.find((known) => known === sort),
    })
    if (total > 0 || page > 1) return { data: customers.map((row) => ({ id: row.email, ...row })), total }
    // A customer with an account but no orders is found by the whole address.
    const address = email.safeParse(q?.trim())
    const found = address.success ? await read(call, address.data) : undefined
    if (!found) return { data: [], total: 0 }
    const { id, name, orders } = found
    return { data: [{ id, email: id, name, orders: orders.length, paidCents: 0 }], total: 1 }
  },
  one: read,
  actions: {
    csv: [
      tableAction(filter, {
        name: 'klanten',
        needs: 'orders',
        head: customerTableTexts.head,
        rows: async ({ features }, { filter: { q }, page, perPage }) =>
          (await features.shop.staff.customers({ words: q, page, perPage })).customers,
        cells: ({ email, name, city, orders, paidCents, lastOrderAt }) => [
          email,
          name,
          city,
          orders,
          { cents: paidCents },
          formatDayMonthYear(lastOrderAt),
        ],
      }),
    ],
    note: [
      receiving({
        method: 'POST',
        needs: 'orders',
        input: z.object({ text: requiredText(2_000) }),
        answer: done,
        async run(call, raw, { text }) {
          const address = await known(call, raw)
          if (!address.ok) return address
          await call.features.shop.staff.addCustomerNote(address.value, text, call.viewer.userId ?? '')
          return ok({ id: address.value })
        },
      }),
    ],
    /** Exports all data about them, as they get it themselves. */
    export: [
      sending({
        method: 'GET',
        needs: 'orders',
        async run(call, raw) {
          const address = await known(call, raw)
          if (!address.ok) return address
          const { accounts } = call.features
          const person = await accounts.personOf(address.value)
          if (await isStaffAccount(accounts, person.userId)) return fail('customer-staff')
          const files = await accounts.exportOf(person)
          return new Response(new Uint8Array(await packFiles(files, new Date())), {
            headers: {
              'content-type': 'application/zip',
              'content-disposition': 'attachment; filename="gegevens.zip"',
              'cache-control': 'no-store',
            },
          })
        },
      }),
    ],
    /** For customers who asked by letter; staff type the address again. */
    erase: [
      receiving({
        method: 'POST',
        needs: 'orders',
        input: z.object({ email: z.string().max(254) }),
        answer: done,
        async run(call, raw, { email }) {
          const address = await known(call, raw)
          if (!address.ok) return address
          if (foldMailAddress(email) !== address.value) return invalid({ email: fieldText('other-address') })
          const { accounts } = call.features
          const erased = await accounts.erase(await accounts.personOf(address.value))
          if (erased.ok) return ok({ id: address.value })
          return fail(erased.code === 'busy' ? 'customer-busy' : 'customer-staff')
        },
      }),
    ],
  },
})
