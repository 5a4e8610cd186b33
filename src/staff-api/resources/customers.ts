import { z } from 'zod'
import { packFiles } from '../../features/library/index.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import { foldMailAddress, mailAddress } from '../../kernel/mail-address.ts'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { type Action, type Call, defineResource, invalid, readInput } from '../resource.ts'
import { requiredText } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { customerTableTexts } from '../texts.nl.ts'

const sorts = ['lastOrderAt', 'orders', 'paidCents', 'email'] as const

const filter = z.object({ q: z.string().max(200).optional() })
const email = mailAddress

/** Returns what is known about an address; undefined when nothing is. */
async function read({ features: { accounts, shop } }: Call, address: string) {
  const [at, known] = await Promise.all([accounts.accountAt(address), shop.staff.customer(address)])
  const account = at && (await accounts.user(at.userId))
  const [last] = known.orders
  if (!account && !last && known.notes.length === 0) return undefined
  return {
    ...{ id: address, email: address, ...known, name: last?.name || account?.name || '' },
    account: account && {
      ...{ id: account.id, name: account.name, since: account.createdAt, role: account.role },
      isProved: account.isProved,
    },
  }
}

/** Their data tells more than the shop may know, such as how they sign in. */
async function isStaffAccount(accounts: Call['features']['accounts'], userId: number | undefined) {
  const user = userId === undefined ? undefined : await accounts.user(userId)
  return user !== undefined && (await accounts.rightsOfRole(user.role))?.length !== 0
}

const onCustomer =
  (
    run: (call: Call, address: string, body: () => Promise<unknown>) => ReturnType<Action['run']>,
  ): Action['run'] =>
  async (call, raw, body) => {
    const address = email.safeParse(raw)
    if (!address.success || !(await read(call, address.data))) return fail('missing')
    return run(call, address.data, body)
  }

/** Buyers and customers with an account, by e-mail address: both are the same person (EDIT-05). */
export const customers = defineResource({
  name: 'customers',
  read: 'orders',
  id: email,
  filter,
  sorts,
  async list(call, { filter: { q }, sort, descending, page, perPage }) {
    const { customers, total } = await call.features.shop.staff.customers({
      ...{ words: q, page, perPage, descending, sort: sorts.find((known) => known === sort) },
    })
    if (total > 0 || page > 1) return { data: customers.map((row) => ({ id: row.email, ...row })), total }
    // A customer with an account but no orders is found by the whole address.
    const address = email.safeParse(q?.trim())
    const found = address.success ? await read(call, address.data) : undefined
    return found
      ? { data: [{ ...found, orders: found.orders.length, paidCents: 0 }], total: 1 }
      : { data: [], total: 0 }
  },
  one: read,
  actions: {
    csv: [
      tableAction(filter, {
        ...{ name: 'klanten', needs: 'orders', head: customerTableTexts.head },
        rows: async ({ features }, { filter: { q }, page, perPage }) =>
          (await features.shop.staff.customers({ words: q, page, perPage })).customers,
        cells: ({ email, name, city, orders, paidCents, lastOrderAt }) => [
          ...[email, name, city, orders, { cents: paidCents }],
          formatDayMonthYear(lastOrderAt),
        ],
      }),
    ],
    note: [
      {
        method: 'POST',
        needs: 'orders',
        run: onCustomer(async ({ features, viewer }, address, body) => {
          const sent = readInput(z.object({ text: requiredText(2_000) }), await body())
          if (!sent.ok) return sent
          await features.shop.staff.addCustomerNote(address, sent.value.text, viewer.userId ?? '')
          return ok({ id: address })
        }),
      },
    ],
    /** Exports all data about them, as they get it themselves. */
    export: [
      {
        method: 'GET',
        needs: 'orders',
        run: onCustomer(async ({ features: { accounts } }, address) => {
          const person = await accounts.personOf(address)
          if (await isStaffAccount(accounts, person.userId)) return fail('customer-staff')
          const files = await accounts.exportOf(person)
          return new Response(new Uint8Array(await packFiles(files, new Date())), {
            headers: {
              'content-type': 'application/zip',
              'content-disposition': 'attachment; filename="gegevens.zip"',
              'cache-control': 'no-store',
            },
          })
        }),
      },
    ],
    /** For customers who asked by letter; staff type the address again. */
    erase: [
      {
        method: 'POST',
        needs: 'orders',
        run: onCustomer(async ({ features: { accounts } }, address, body) => {
          const sent = readInput(z.object({ email: z.string().max(254) }), await body())
          if (!sent.ok) return sent
          if (foldMailAddress(sent.value.email) !== address)
            return invalid({ email: fieldText('other-address') })
          const erased = await accounts.erase(await accounts.personOf(address))
          if (erased.ok) return ok({ id: address })
          return fail(erased.code === 'busy' ? 'customer-busy' : 'customer-staff')
        }),
      },
    ],
  },
})
