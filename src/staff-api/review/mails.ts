import { formatLongDate } from '../../kernel/dates.ts'
import { builtInRoles, isBuiltInRole, may, type Right } from '../../kernel/rights.ts'
import type { Executor } from '../../platform/database/index.ts'
import type { Proposal } from '../../platform/revisions/proposals.ts'
import type { Thing } from '../../platform/revisions/thing.ts'
import type { Call } from '../call.ts'
import type { Needs } from '../needs.ts'
import { reviewMailTexts as words } from '../texts.nl.ts'

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Where staff open a thing: documents in the page editor, other things in their form. */
const addressOf = ({ resource, rowId }: Thing): string =>
  resource === 'documents' ? `/wp-admin/edit/${rowId}` : `/wp-admin/${resource}/${rowId}`

const staffAtOnce = 100

/** The accounts that may publish a resource which takes one of these rights to change. */
async function publishersOf({ features: { accounts } }: Call, needs: Needs) {
  const rights = new Map<string, readonly Right[]>(
    (await accounts.roles()).map(({ id, rights }) => [id, rights]),
  )
  const found: { id: number; email: string }[] = []
  for (let page = 1; ; page++) {
    const { users, total } = await accounts.users({ isStaff: true, page, perPage: staffAtOnce })
    for (const { id, email, role } of users) {
      const held = { roles: [], rights: isBuiltInRole(role) ? builtInRoles[role] : rights.get(role) }
      if (may(held, 'publish') && (needs === 'staff' || may(held, needs))) found.push({ id, email })
    }
    if (page * staffAtOnce >= total) return found
  }
}

interface Told {
  thing: Thing
  title: string
}

/** Returns what mails those who may publish a thing, but for whoever proposes it. */
export async function tellPublishers(
  call: Call,
  { thing, title, needs, note }: Told & { needs: Needs; note: string },
): Promise<(tx: Executor) => Promise<void>> {
  const { accounts, mail, canvas } = call.features
  const by = Number(call.viewer.userId)
  const [publishers, user] = await Promise.all([publishersOf(call, needs), accounts.user(by)])
  const values = { title, name: user?.name ?? '', link: canvas.siteUrl + addressOf(thing), note }
  const text = filled(note ? words.proposedWith : words.proposed, values)
  return async (tx) => {
    for (const { id, email } of publishers)
      if (id !== by)
        await mail.send({ to: email, secrets: [], subject: filled(words.proposedSubject, values), text }, tx)
  }
}

type Answered =
  | { how: 'published'; at?: Date | undefined }
  | { how: 'returned'; words: string }
  | { how: 'thrown' }

/** Returns what mails whoever proposed a thing what became of it, unless they did that themselves. */
export async function tellProposer(
  call: Call,
  { thing, title, ...answered }: Told & Answered,
): Promise<(tx: Executor, proposal: Proposal) => Promise<void>> {
  const { accounts, mail, canvas } = call.features
  const own = call.viewer.userId
  const publisher = await accounts.user(Number(own))
  const link = canvas.siteUrl + addressOf(thing)
  const values = { title, link, name: publisher?.name ?? '' }
  return async (tx, { by }) => {
    const proposer = by === own ? undefined : await accounts.user(Number(by))
    if (!proposer) return
    const isLater = answered.how === 'published' && answered.at && answered.at > new Date()
    const [subject, text] =
      answered.how === 'thrown'
        ? [words.thrownSubject, filled(words.thrown, { ...values, link: `${canvas.siteUrl}/wp-admin/trash` })]
        : answered.how === 'returned'
          ? [words.returnedSubject, filled(words.returned, { ...values, words: answered.words })]
          : isLater && answered.at
            ? [words.plannedSubject, filled(words.planned, { ...values, day: formatLongDate(answered.at) })]
            : [words.publishedSubject, filled(words.published, values)]
    await mail.send({ to: proposer.email, secrets: [], subject: filled(subject, values), text }, tx)
  }
}
