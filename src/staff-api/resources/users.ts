import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { roles } from '../../kernel/viewer.ts'
import { fieldText } from '../field-errors.ts'
import { type Action, type Call, defineResource, invalid, type Outcome } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'

const sorts = ['id', 'name', 'email', 'createdAt'] as const
const isSort = (sort: string | undefined): sort is (typeof sorts)[number] =>
  sorts.some((known) => known === sort)

const onUser =
  (run: (call: Call, id: number) => Promise<Outcome<unknown>>): Action['run'] =>
  async (call, raw) => {
    const known = id.safeParse(raw)
    return known.success ? run(call, known.data) : fail('missing')
  }

/** Accounts and their roles. */
export const users = defineResource({
  name: 'users',
  read: 'administrator',
  write: 'administrator',
  id,
  filter: z.object({ q: z.string().max(200).optional(), role: z.enum(roles).optional() }),
  sorts,
  async list({ features }, { filter: { q, role }, sort, ...paging }) {
    const { users, total } = await features.accounts.users({
      words: q,
      role,
      ...(isSort(sort) && { sort }),
      ...paging,
    })
    return { data: users, total }
  },
  one: ({ features }, id) => features.accounts.user(id),
  async many({ features }, ids) {
    return (await features.accounts.users({ ids, perPage: 100 })).users
  },
  /** An invitation: whoever gets the mail chooses a password. */
  create: {
    schema: z.object({ name: requiredText(200), email: z.email().max(254), role: z.enum(roles) }),
    async run({ features }, invited) {
      const added = await features.accounts.invite(invited)
      if (added.ok) return ok(added.value)
      return invalid({ email: fieldText(added.code === 'email-taken' ? 'email-taken' : 'email') })
    },
  },
  change: {
    // What somebody was called before is nobody's business.
    hasHistory: false,
    schema: z.object({
      name: requiredText(200).optional(),
      email: z.email().max(254).optional(),
      role: z.enum(roles).optional(),
    }),
    async run({ features }, id, change) {
      const changed = await features.accounts.changeUser(id, change)
      if (changed.ok) return ok(changed.value)
      if (changed.code === 'missing') return fail('missing')
      return changed.code === 'email-taken'
        ? invalid({ email: fieldText('email-taken') })
        : invalid({ role: fieldText('last-administrator') })
    },
  },
  /** Their sessions end; what they made stays. */
  async remove({ features, viewer }, id) {
    if (String(id) === viewer.userId) return fail('own-account')
    const removed = await features.accounts.deleteUser(id)
    return removed.ok ? ok(undefined) : fail(removed.code)
  },
  actions: {
    sessions: [
      {
        method: 'GET',
        rank: 'administrator',
        run: onUser(async ({ features }, id) => ok({ data: await features.accounts.sessionsOf(id) })),
      },
      {
        method: 'DELETE',
        rank: 'administrator',
        run: onUser(async ({ features }, id) => ok({ ended: await features.accounts.endSessionsOf(id) })),
      },
    ],
    /** Somebody lost the phone: their password is enough again. */
    'two-factor': [
      {
        method: 'DELETE',
        rank: 'administrator',
        run: onUser(async ({ features }, id) =>
          (await features.accounts.resetTwoFactor(id)) ? ok({ id }) : fail('missing'),
        ),
      },
    ],
    /** Mails a link to choose a password. */
    link: [
      {
        method: 'POST',
        rank: 'administrator',
        run: onUser(async ({ features }, id) => {
          const sent = await features.accounts.sendLink(id)
          return sent.ok ? ok({ id }) : fail('missing')
        }),
      },
    ],
  },
})
