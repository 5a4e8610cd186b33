import { z } from 'zod'
import type { SheetPlan, SheetReader } from '../../features/newsletter/index.ts'
import { isLocalDate, parseDayMonthYear, startOfDay } from '../../kernel/dates.ts'
import { ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { listOf, moment, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { noteAct } from '../note-act.ts'
import { invalid } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'
import { largestTableBytes, readSentTable, type SentTable, sentTable, sheetTaken } from '../sent-table.ts'

const mostRows = 20_000

/** Headings of our own export, of The Newsletter Plugin and of MailPoet, and what people write themselves. */
const columns = {
  email: ['e-mail', 'email', 'e-mailadres', 'emailadres', 'email address', 'e-mail address', 'mail'],
  name: ['voornaam', 'naam', 'first name', 'firstname', 'name'],
  surname: ['achternaam', 'last name', 'lastname', 'surname'],
  consent: [
    'toestemming',
    'toestemming op',
    'gevraagd op',
    'bevestigd op',
    'ingeschreven op',
    'datum',
    'subscribed at',
    'last subscribed at',
    'confirmed at',
    'created at',
    'created',
    'date',
  ],
  state: [
    'staat',
    'status',
    'state',
    'list status',
    'subscription status',
    'global status',
    'lijststatus',
    'globale status',
  ],
} as const

/**
 * States of subscribers, by the word that a table has for them: our own export, The Newsletter Plugin (one letter),
 * MailPoet in both languages. Only `in` is added.
 */
const states: ReadonlyMap<string, 'in' | 'out'> = new Map([
  ...['', 'bevestigd', 'c', 'confirmed', 'subscribed', 'ingeschreven', 'geabonneerd', 'active', 'actief'].map(
    (word) => [word, 'in'] as const,
  ),
  ...['inactive', 'inactief'].map((word) => [word, 'in'] as const),
  ...['u', 'unsubscribed', 'uitgeschreven', 'afgemeld', 'opgezegd'].map((word) => [word, 'out'] as const),
  ...['s', 'not confirmed', 'unconfirmed', 'niet bevestigd', 'wacht op bevestiging', 'pending'].map(
    (word) => [word, 'out'] as const,
  ),
  ...['b', 'bounced', 'mail komt niet aan', 'gebounced', 'p', 'complained', 'spam'].map(
    (word) => [word, 'out'] as const,
  ),
])

type Row = SentTable<keyof typeof columns>['rows'][number]

const stateOf = (row: Row) => (row.cell('state') ?? '').toLowerCase()

const readerOf = (row: Row): SheetReader => ({
  email: row.cell('email') ?? '',
  name: (row.cell('name') ?? '').slice(0, 100),
  surname: (row.cell('surname') ?? '').slice(0, 100),
  consentAt: readDay(row.cell('consent') ?? ''),
  isOut: states.get(stateOf(row)) !== 'in',
})

/** The day of `3-2-2024`, `03/02/2024`, `2024-02-03 12:30` and the like. */
function readDay(text: string): Date | undefined {
  const [written = ''] = text.slice(0, 30).split(/[ T]/, 1)
  const day = isLocalDate(written) ? written : parseDayMonthYear(written.replaceAll(/[/.]/g, '-'))
  return day && startOfDay(day)
}

const sent = z.object({
  file: sentTable,
  /** Where and how the readers consented. */
  proof: requiredText(300).optional(),
  /** The list that they are put on. */
  list: id.optional(),
  /** The mark of the preview; absent: only previews. */
  agreed: z.string().max(100).optional(),
})

const mostShown = 20

const preview = shape({
  mark: words,
  added: shape({
    count: z.number(),
    some: listOf(
      shape({
        email: words,
        name: words.optional(),
        surname: words.optional(),
        consentAt: moment.optional(),
        isOut: z.boolean().optional(),
      }),
    ),
  }),
  known: z.number(),
  left: z.number(),
  twice: z.number(),
  wrong: shape({ count: z.number(), lines: listOf(z.number()) }),
  /** States that no program we know writes: who has one is not added. */
  unknown: listOf(shape({ state: words, count: z.number() })),
})

function inWords({ added, known, left, wrong, twice, mark }: SheetPlan, rows: readonly Row[]) {
  // Of an address that stands there twice the first row is taken, so it comes last here.
  const readers = new Map(rows.toReversed().map((row) => [row.cell('email')?.toLowerCase(), readerOf(row)]))
  const unknown = new Map<string, number>()
  for (const row of rows) {
    const state = stateOf(row)
    if (!states.has(state)) unknown.set(state, (unknown.get(state) ?? 0) + 1)
  }
  return {
    mark,
    added: {
      count: added.length,
      some: added.slice(0, mostShown).map((email) => ({ ...readers.get(email), email })),
    },
    known: known.length,
    left: left.length,
    twice: twice.length,
    wrong: { count: wrong.length, lines: wrong.slice(0, mostShown).map((place) => rows[place]?.line ?? 0) },
    /** States that no program we know writes: who has one is not added. */
    unknown: [...unknown]
      .slice(0, mostShown)
      .map(([state, count]) => ({ state: state.slice(0, 100), count })),
  }
}

/** Previews what a table of readers would add; once agreed to, adds all of it or none. */
export const subscriberSheet = [
  receiving({
    method: 'POST',
    needs: 'newsletter',
    largestUpload: 1.4 * largestTableBytes,
    input: sent,
    answer: z.union([preview, sheetTaken]),
    async run(call, _, { file, proof, agreed, list }) {
      const { newsletter } = call.features
      const table = await readSentTable(file, columns, {
        needed: 'email',
        absent: 'subscriber_sheet',
        most: mostRows,
      })
      if (!table.ok) return table
      const { rows } = table.value
      const readers = rows.map(readerOf)
      if (agreed === undefined) return ok(inWords(await newsletter.planReaders(readers), rows))
      if (!proof) return invalid({ proof: fieldText('required') })
      const added = await newsletter.addReaders(readers, proof, agreed, list)
      if (!added.ok) return ok(inWords(added.detail ?? (await newsletter.planReaders(readers)), rows))
      await noteAct(call, 'subscribers', 'all', 'import')
      return ok({ changed: added.value.added })
    },
  }),
]
