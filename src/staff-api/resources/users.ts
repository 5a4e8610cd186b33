import { z } from 'zod'
import { mailAddress } from '../../kernel/mail-address.ts'
import { fail, ok } from '../../kernel/result.ts'
import { type Right, rightsOf } from '../../kernel/rights.ts'
import { answering, receiving } from '../action.ts'
import { done, listOf, moment, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Action, type Call, defineResource, invalid, type Outcome } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'
import { entriesIn } from '../uses.ts'
import { wrongAuthor } from './authors.ts'
import { sessionRow } from './sessions.ts'

const sorts = ['id', 'name', 'email', 'createdAt'] as const
const isSort = (sort: string | undefined): sort is (typeof sorts)[number] =>
  sorts.some((known) => known === sort)

const isAmong = (wanted: readonly Right[], { viewer }: Call): boolean => {
  const held = rightsOf(viewer)
  return wanted.every((right) => held.has(right))
}

/** Refuses access to the account of somebody with more rights than the user, who could take them over with it. */
async function mayTouch(call: Call, id: number): Promise<Outcome<undefined>> {
  const user = await call.features.accounts.user(id)
  if (!user) return fail('missing')
  return isAmong((await call.features.accounts.rightsOfRole(user.role)) ?? [], call)
    ? ok(undefined)
    : fail('beyond')
}

/** The role in a deleted row of accounts; rows of other tables have none. */
// unbounded: a row of ours
const roleOfRow = z
  .object({ role: z.string(), own_role_id: z.number().nullable() })
  .transform(({ role, own_role_id }) => (own_role_id === null ? role : `own-${own_role_id}`))

/** Returns why a role cannot be given; undefined when it can. */
async function wrongRole(call: Call, role: string) {
  const wanted = await call.features.accounts.rightsOfRole(role)
  if (!wanted) return invalid({ role: fieldText('no_role') })
  return isAmong(wanted, call) ? undefined : invalid({ role: fieldText('role_beyond') })
}

/** The id of an account that the user may change. */
async function touched(call: Call, raw: string): Promise<Outcome<number>> {
  const known = id.safeParse(raw)
  if (!known.success) return fail('missing')
  const right = await mayTouch(call, known.data)
  return right.ok ? ok(known.data) : right
}

const onUser = <Method extends Action['method'], Answer extends z.ZodType>(
  method: Method,
  answer: Answer,
  run: (call: Call, id: number) => Promise<Outcome<z.output<Answer>>>,
) =>
  answering({
    method,
    needs: 'people',
    answer,
    async run(call, raw) {
      const user = await touched(call, raw)
      return user.ok ? run(call, user.value) : user
    },
  })

/** Returns the authors who have no account any more, and the number of their entries. */
async function leftWork({ features }: Call): Promise<{ ids: readonly number[]; count: number }> {
  const wrote = await features.content.authors()
  const ids = await features.accounts.gone([...wrote.keys()])
  return { ids, count: ids.reduce((sum, id) => sum + (wrote.get(id) ?? 0), 0) }
}

/** How many entries they are. */
const handed = shape({ count: z.number() })

/** Accounts and their roles. */
export const users = defineResource({
  name: 'users',
  // The activity log shows users' names.
  read: ['people', 'operation'],
  write: 'people',
  id,
  row: shape({
    id: z.number(),
    name: words,
    email: words,
    isProved: z.boolean(),
    role: words,
    createdAt: moment,
    /** False until the invited person has chosen a password. */
    hasPassword: z.boolean(),
    sessions: z.number(),
    twoFactor: z.boolean(),
    passkeys: z.number(),
  }),
  filter: z.object({ q: z.string().max(200).optional(), role: z.string().max(20).optional() }),
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
  /** Invites a user: the mail has a link to choose a password. */
  create: {
    schema: z.object({ name: requiredText(200), email: mailAddress, role: z.string().max(20) }),
    async run(call, invited) {
      const wrong = await wrongRole(call, invited.role)
      if (wrong) return wrong
      const added = await call.features.accounts.invite(invited)
      if (added.ok) return ok(added.value)
      if (added.code === 'no-role') return invalid({ role: fieldText('no_role') })
      return invalid({ email: fieldText(added.code === 'email-taken' ? 'email-taken' : 'email') })
    },
  },
  change: {
    // Earlier names and addresses are not kept.
    hasHistory: false,
    schema: z.object({
      name: requiredText(200).optional(),
      email: mailAddress.optional(),
      role: z.string().max(20).optional(),
    }),
    async run(call, id, change) {
      const right = await mayTouch(call, id)
      if (!right.ok) return right
      const wrong = change.role === undefined ? undefined : await wrongRole(call, change.role)
      if (wrong) return wrong
      const { accounts } = call.features
      const before = await accounts.user(id)
      let changed = await accounts.changeUser(id, change)
      if (!changed.ok && changed.code === 'not-free') {
        // Somebody holds the account: it is handed over by a link to the new address.
        const { email, ...rest } = change
        changed = await accounts.changeUser(id, rest)
        if (changed.ok && email !== undefined) await accounts.handOver(id, email)
      } else if (changed.ok && before && !before.hasPassword && changed.value.email !== before.email)
        await accounts.sendLink(id)
      if (changed.ok) return ok(changed.value)
      if (changed.code === 'missing') return fail('missing')
      if (changed.code === 'no-role') return invalid({ role: fieldText('no_role') })
      return changed.code === 'email-taken'
        ? invalid({ email: fieldText('email-taken') })
        : invalid({ role: fieldText('last-administrator') })
    },
  },
  uses: (call, authorId) => entriesIn(call, { authorId }),
  async rightsIn({ features }, rows) {
    const roles = rows.flatMap(({ row }) => roleOfRow.safeParse(row).data ?? [])
    return (await Promise.all(roles.map((role) => features.accounts.rightsOfRole(role)))).flatMap(
      (held) => held ?? [],
    )
  },
  /** Ends the user's sessions; their entries stay. */
  async remove(call, id) {
    if (String(id) === call.viewer.userId) return fail('own-account')
    const right = await mayTouch(call, id)
    if (!right.ok) return right
    const removed = await call.features.accounts.deleteUser(id)
    return removed.ok ? ok(undefined) : fail(removed.code)
  },
  actions: {
    sessions: [
      onUser('GET', shape({ data: listOf(sessionRow) }), async ({ features }, id) =>
        ok({ data: await features.accounts.sessionsOf(id) }),
      ),
      onUser('DELETE', shape({ ended: z.number() }), async ({ features }, id) =>
        ok({ ended: await features.accounts.endSessionsOf(id) }),
      ),
    ],
    /** For a user who lost the phone: their password is enough again. */
    'two-factor': [
      onUser('DELETE', done, async ({ features }, id) =>
        (await features.accounts.resetTwoFactor(id)) ? ok({ id }) : fail('missing'),
      ),
    ],
    /** For a user who lost a device: its passkeys stop working. */
    passkeys: [
      onUser('DELETE', done, async ({ features }, id) =>
        (await features.accounts.removePasskeysOf(id)) ? ok({ id }) : fail('missing'),
      ),
    ],
    /** Gives a user's entries another author; `all`: the entries of all authors without an account. */
    'hand-over': [
      answering({
        method: 'GET',
        needs: 'people',
        answer: handed,
        run: async (call, raw) =>
          raw === 'all' ? ok({ count: (await leftWork(call)).count }) : fail('missing'),
      }),
      receiving({
        method: 'POST',
        needs: 'people',
        input: z.object({ to: id }),
        answer: handed,
        async run(call, raw, { to }) {
          const one = raw === 'all' ? undefined : await touched(call, raw)
          if (one && !one.ok) return one
          const from = one ? [one.value] : (await leftWork(call)).ids
          return (
            (await wrongAuthor(call, to)) ?? ok({ count: await call.features.content.handOver(from, to) })
          )
        },
      }),
    ],
    /** Mails a link to choose a password. */
    link: [
      onUser('POST', done, async ({ features }, id) => {
        const sent = await features.accounts.sendLink(id)
        return sent.ok ? ok({ id }) : fail('missing')
      }),
    ],
  },
})
