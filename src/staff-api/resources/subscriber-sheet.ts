import { z } from 'zod'
import type { SheetPlan, SheetReader } from '../../features/newsletter/index.ts'
import { readCsv } from '../../kernel/csv.ts'
import { parseDayMonthYear, startOfDay } from '../../kernel/dates.ts'
import { ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { noteAct } from '../note-act.ts'
import { type Action, invalid, readInput } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'
import { subscriberTableTexts } from '../texts.nl.ts'

const mostLines = 20_000

/** Reads readers by the column headings, in any order; only the address is required. */
function readTable(text: string): SheetReader[] | undefined {
  const [names = [], ...rows] = readCsv(text)
  const column = (wanted: readonly string[]) =>
    names.findIndex((cell) => wanted.includes(cell.trim().toLowerCase()))
  const email = column(['e-mail', 'email', 'e-mailadres', 'emailadres', 'mail'])
  if (email < 0 || rows.length > mostLines) return undefined
  const [name, surname, consent, state] = [
    column(['naam', 'voornaam', 'name', 'first name']),
    column(['achternaam', 'surname', 'last name']),
    column(['toestemming', 'toestemming op', 'gevraagd op']),
    column(['staat', 'status']),
  ]
  return rows.map((row) => ({
    email: row[email] ?? '',
    name: (row[name] ?? '').trim().slice(0, 100),
    surname: (row[surname] ?? '').trim().slice(0, 100),
    consentAt: readDay(row[consent] ?? ''),
    // In our own exports this column shows who unsubscribed.
    isOut: !['', subscriberTableTexts.statuses.confirmed].includes((row[state] ?? '').trim()),
  }))
}

function readDay(text: string): Date | undefined {
  const day = parseDayMonthYear(text.trim().slice(0, 10))
  return day && startOfDay(day)
}

const sent = z.object({
  text: z.string().max(5_000_000),
  /** Where and how the readers consented. */
  proof: requiredText(300).optional(),
  /** The list that they are put on. */
  list: id.optional(),
  /** The mark of the preview; absent: only previews. */
  agreed: z.string().max(100).optional(),
})

const shownAddresses = 20

const inWords = ({ added, known, left, wrong, twice, mark }: SheetPlan) => ({
  mark,
  added: { count: added.length, some: added.slice(0, shownAddresses) },
  known: known.length,
  left: left.length,
  twice: twice.length,
  // Line numbers that the spreadsheet shows.
  wrong: { count: wrong.length, lines: wrong.slice(0, shownAddresses).map((place) => place + 2) },
})

/** Previews what a table of readers would add; once agreed to, adds all of it or none. */
export const subscriberSheet: readonly Action[] = [
  {
    method: 'POST',
    needs: 'newsletter',
    run: async (call, _, body) => {
      const { newsletter } = call.features
      const read = readInput(sent, await body())
      if (!read.ok) return read
      const { text, proof, agreed, list } = read.value
      const readers = readTable(text)
      if (!readers) return invalid({ file: fieldText('subscriber_sheet') })
      if (agreed === undefined) return ok(inWords(await newsletter.planReaders(readers)))
      if (!proof) return invalid({ proof: fieldText('required') })
      const added = await newsletter.addReaders(readers, proof, agreed, list)
      if (!added.ok) return ok(inWords(added.detail ?? (await newsletter.planReaders(readers))))
      await noteAct(call, 'subscribers', 'all', 'import')
      return ok({ changed: added.value.added })
    },
  },
]
