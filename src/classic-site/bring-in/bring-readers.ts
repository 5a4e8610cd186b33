import type { OldReader } from '../../features/newsletter/index.ts'
import { mapOf, plainLine, textOf } from '../become/meta.ts'
import { readPhp } from '../become/read-php.ts'
import type { ClassicRow } from '../classic-site.ts'
import { bringEach, type Way } from './way.ts'

/** Readers of the newsletter with their state and the proof of their consent; nobody is mailed. */
export async function bringReaders(way: Way): Promise<void> {
  const listsOf = await readLists(way)
  for (const [table, read] of [
    ['newsletter', ofNewsletterPlugin],
    ['mailpoet_subscribers', ofMailPoet],
  ] as const)
    await bringEach<ClassicRow>(way, keyed(way.staged.batches('row', table), table), {
      sort: 'readers',
      nameOf: ({ columns }) => `lezer ${columns.id ?? ''}`,
      leave: ({ columns }) => (read(columns) ? undefined : 'not-importable'),
      write: async ({ columns }, before) => {
        if (before.kind !== 'new') return { table: before.line.table, row: before.row }
        const reader = read(columns)
        const lists = listsOf[table](columns)
        const kept = reader && (await way.site.newsletter.bringReader({ ...reader, lists }))
        if (!kept?.ok) return { left: 'no-address' }
        return { table: kept.value.isNew ? 'newsletter_subscribers' : 'known_reader', row: kept.value.id }
      },
    })
}

type Lists = (columns: Columns) => string[]

/** Names of the lists that a row of either plug-in is on. */
async function readLists({ staged }: Way): Promise<Record<'newsletter' | 'mailpoet_subscribers', Lists>> {
  const named = mapOf(readPhp((await staged.option('newsletter_lists')) ?? ''))
  const segments = new Map<string, string>()
  for await (const batch of staged.batches('row', 'mailpoet_segments', 500))
    for (const { item } of batch) {
      const { id, name, type, deleted_at: deleted } = item.columns
      // Accounts and customers of the site are no list that somebody chose.
      if (id && name && (!type || type === 'default') && !isThere(deleted)) segments.set(id, plainLine(name))
    }
  const ofSubscriber = new Map<string, string[]>()
  for await (const batch of staged.batches('row', 'mailpoet_subscriber_segment', 1_000))
    for (const { item } of batch) {
      const { subscriber_id: id, segment_id: segment, status } = item.columns
      const name = segments.get(segment ?? '')
      if (id && name && status !== 'unsubscribed')
        ofSubscriber.set(id, [...(ofSubscriber.get(id) ?? []), name])
    }
  return {
    newsletter: (columns) =>
      Object.entries(columns).flatMap(([column, value]) =>
        /^list_\d{1,3}$/.test(column) && value === '1' ? plainLine(textOf(named[column])) || [] : [],
      ),
    mailpoet_subscribers: ({ id }) => ofSubscriber.get(id ?? '') ?? [],
  }
}

const isThere = (moment: string | null | undefined): boolean => Boolean(moment) && !moment?.startsWith('0000')

/** Rows are named by their own numbers: their places in a dump may differ. */
async function* keyed<Item extends { key: string; item: ClassicRow }>(
  batches: AsyncIterable<Item[]>,
  table: string,
): AsyncGenerator<Item[]> {
  for await (const batch of batches)
    yield batch.map((one) => ({ ...one, key: `row:${table}/${one.item.columns.id ?? one.key}` }))
}

type Columns = ClassicRow['columns']

/** The Newsletter Plugin: confirmed, not confirmed, unsubscribed, bounced, complained. */
function ofNewsletterPlugin(columns: Columns): OldReader | undefined {
  const { email, name, surname, status, created, referrer, ip } = columns
  const states: Readonly<Record<string, OldReader['status']>> = {
    C: 'confirmed',
    U: 'unsubscribed',
    B: 'bounced',
    P: 'unsubscribed',
  }
  const state = states[status ?? '']
  return email && state ? proved({ email, name, surname, state, at: created, from: referrer, ip }) : undefined
}

function ofMailPoet(columns: Columns): OldReader | undefined {
  const { email, first_name: name, last_name: surname, status, deleted_at: deleted } = columns
  const states: Readonly<Record<string, OldReader['status']>> = {
    subscribed: 'confirmed',
    unsubscribed: 'unsubscribed',
    bounced: 'bounced',
  }
  const state = states[status ?? '']
  if (!email || !state || (deleted && !deleted.startsWith('0000'))) return undefined
  const { confirmed_at: at, created_at: made, source: from, confirmed_ip: ip } = columns
  return proved({ email, name, surname, state, at: at ?? made, from, ip })
}

function proved(given: {
  email: string
  name: string | null | undefined
  surname: string | null | undefined
  state: OldReader['status']
  at: string | null | undefined
  from: string | null | undefined
  ip: string | null | undefined
}): OldReader {
  const read = new Date(`${(given.at ?? '').replace(' ', 'T')}Z`)
  const consentAt = Number.isNaN(read.getTime()) ? new Date(0) : read
  const how = [given.from && `via ${given.from}`, given.ip && `vanaf ${given.ip}`].filter(Boolean).join(', ')
  return {
    email: given.email,
    name: given.name ?? '',
    surname: given.surname ?? '',
    status: given.state,
    consentAt,
    proof: `Overgenomen van de oude site${how ? ` (${how})` : ''}`,
  }
}
