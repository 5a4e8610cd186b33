import { formatLongDate } from '../../../src/kernel/dates.ts'
import { shellOf } from '../../drawings.ts'
import { type Content, heading, list, makeXlsx, paragraph, steps } from '../../material/files/index.ts'
import { createRandom, type Random } from '../../material/random.ts'
import { day, daysBefore, years } from '../dates.ts'
import { fileName } from '../file-name.ts'
import { type BookYear, bookYears, euros, firstBookYear, sum } from '../ledger.ts'
import type { Shelf, ShelfFile } from '../shelf.ts'
import { people, society } from '../society.ts'
import { meetings as words } from '../words.ts'
import { type Format, write } from '../write.ts'

/** For every meeting an invitation, minutes, and the report and accounts of the year before. */
export const meetings: Shelf = ({ today }) => {
  const books = bookYears(today.getUTCFullYear())
  return years(firstBookYear + 1, today).flatMap((year) => {
    const book = books.find((one) => one.year === year - 1)
    const held = day(year, 3, 9 + ((year * 3) % 17), 19)
    return book && held < today ? papersOf({ year, held, book, random: createRandom(`meeting ${year}`) }) : []
  })
}

interface Meeting {
  year: number
  held: Date
  book: BookYear
  random: Random
}

function papersOf(meeting: Meeting): ShelfFile[] {
  const { year, held, book } = meeting
  const { hall, proposal, present } = choices(meeting)
  const invited = daysBefore(held, 24)
  const titles = {
    invitation: `Uitnodiging en agenda ledenvergadering ${year}`,
    minutes: `Notulen ledenvergadering ${year}`,
    report: `Jaarverslag ${book.year}`,
    accounts: `Jaarrekening ${book.year} en begroting ${year}`,
  }
  const written = (title: string, format: Format, at: Date, subject: string, blocks: Content['blocks']) => ({
    name: fileName(title, format),
    title,
    createdAt: at,
    contents: () =>
      write(format, {
        title,
        author: society,
        subject,
        keywords: [society, String(year)],
        created: at,
        modified: at,
        blocks,
      }),
  })
  return [
    {
      category: 'vereniging/vergaderingen/agenda',
      description: `De ledenvergadering van ${formatLongDate(held)}, in ${hall}. Met het voorstel ‘${proposal.title}’.`,
      tags: ['ledenvergadering', 'agenda', String(year)],
      maker: people.secretary,
      ...written(
        titles.invitation,
        year % 3 === 0 ? 'docx' : 'odt',
        invited,
        `Ledenvergadering ${year}`,
        invitation(meeting),
      ),
    },
    {
      category: 'vereniging/vergaderingen/notulen',
      description: `Verslag van de vergadering van ${formatLongDate(held)}: ${present} leden, jaarstukken en het voorstel ‘${proposal.title}’.`,
      tags: ['ledenvergadering', 'notulen', String(year)],
      maker: people.secretary,
      ...written(
        titles.minutes,
        year % 2 === 0 ? 'pdf' : 'docx',
        daysBefore(held, -12),
        `Notulen ${year}`,
        minutes(meeting),
      ),
    },
    {
      category: 'vereniging/jaarstukken/verslagen',
      description: `Wat de vereniging in ${book.year} deed, met ${book.members} leden.`,
      tags: ['jaarverslag', String(book.year)],
      maker: people.secretary,
      ...written(titles.report, 'pdf', daysBefore(held, 30), `Jaarverslag ${book.year}`, report(meeting)),
    },
    {
      category: 'vereniging/jaarstukken/rekeningen',
      name: fileName(titles.accounts, 'xlsx'),
      title: titles.accounts,
      description: `Baten en lasten over ${book.year}, de reserve en de begroting voor ${year}.`,
      tags: ['jaarrekening', 'begroting', String(book.year)],
      createdAt: daysBefore(held, 32),
      maker: people.treasurer,
      contents: () => accounts(titles.accounts, meeting),
    },
  ]
}

/** Facts that are the same in every document of a meeting. */
function choices({ year, book }: Meeting) {
  return {
    hall: words.halls[year % words.halls.length] ?? words.halls[0],
    proposal: words.proposals[(year - firstBookYear - 1) % words.proposals.length] ?? words.proposals[0],
    present: Math.round(book.members * (0.18 + (year % 5) * 0.02)),
  }
}

const agenda = (meeting: Meeting): string[] => [
  'Opening en mededelingen',
  `Notulen van de vergadering van ${meeting.year - 1}`,
  `Jaarverslag ${meeting.book.year}`,
  `Jaarrekening ${meeting.book.year} en verslag van de kascommissie`,
  `Begroting ${meeting.year}`,
  `Voorstel: ${choices(meeting).proposal.title}`,
  'Rondvraag',
  'Sluiting, en daarna soep',
]

const settled = ({ result }: BookYear): string =>
  result < 0
    ? `Het tekort van ${euros(-result)} komt uit de reserve.`
    : `Het overschot van ${euros(result)} gaat naar de reserve.`

function invitation(meeting: Meeting): Content['blocks'] {
  const { hall, proposal } = choices(meeting)
  return [
    paragraph('Beste leden,'),
    paragraph(
      `Wij nodigen u uit voor de ledenvergadering op ${formatLongDate(meeting.held)}, om acht uur ’s avonds in ${hall}. De deur is open vanaf half acht.`,
    ),
    heading('Agenda'),
    steps(...agenda(meeting)),
    heading('Toelichting bij het voorstel'),
    paragraph(proposal.text),
    paragraph(
      'Wie niet kan komen, mag een ander lid machtigen. Eén lid kan voor ten hoogste twee anderen stemmen.',
    ),
    paragraph(`Met groet, ook van de andere bestuursleden, ${people.secretary}, secretaris`),
  ]
}

function minutes(meeting: Meeting): Content['blocks'] {
  const { hall, proposal, present } = choices(meeting)
  const { book, year, held, random } = meeting
  const texts: [string, string][] = [
    [
      'Opening',
      `De voorzitter, ${people.chair}, opent om vijf over acht en heet ${present} leden welkom in ${hall}. Er zijn ${Math.max(2, Math.round(present / 6))} berichten van verhindering.`,
    ],
    ['Notulen', `De notulen van ${year - 1} worden ongewijzigd vastgesteld, met dank aan de secretaris.`],
    [
      'Jaarverslag',
      `Het jaarverslag ${book.year} wordt doorgenomen. De vereniging sloot het jaar met ${book.members} leden. Het verslag wordt goedgekeurd.`,
    ],
    [
      'Jaarrekening',
      `Penningmeester ${people.treasurer} licht de cijfers toe: ${euros(sum(book.income))} aan baten, ${euros(sum(book.expenses))} aan lasten. ${settled(book)} De reserve komt op ${euros(book.reserve)}. De kascommissie vond een bon dubbel en verder niets; het bestuur krijgt decharge.`,
    ],
    ['Begroting', `De begroting ${year} wordt aangenomen. De contributie blijft achttien euro.`],
    [`Voorstel: ${proposal.title}`, `${proposal.text} ${proposal.outcome}`],
    ['Rondvraag', random.pick(words.questionRound)],
    ['Sluiting', 'De voorzitter sluit om kwart voor tien. Er is soep.'],
  ]
  return [
    paragraph(`Gehouden op ${formatLongDate(held)}. Aanwezig ${present} leden.`),
    ...texts.flatMap(([name, text], at) => [heading(`${at + 1}. ${name}`, 2), paragraph(text)]),
    paragraph(`Opgemaakt door ${people.secretary}, secretaris.`),
  ]
}

function report({ book }: Meeting): Content['blocks'] {
  const themes = [0, 3, 5].flatMap(
    (step) => words.yearThemes[(book.year + step) % words.yearThemes.length] ?? [],
  )
  return [
    paragraph(
      `Dit verslag gaat over ${book.year}, het ${book.year - firstBookYear + 1}e jaar van de vereniging. Op 31 december waren er ${book.members} leden.`,
    ),
    heading('Wat we deden'),
    ...themes.map(paragraph),
    { kind: 'picture', picture: shellOf(book.year), caption: `Plaat bij het jaar ${book.year}.` },
    heading('Geld'),
    paragraph(
      `De baten waren ${euros(sum(book.income))}, de lasten ${euros(sum(book.expenses))}. ${settled(book)}`,
    ),
    {
      kind: 'table',
      columns: ['Post', 'Bedrag'],
      rows: [...book.income, ...book.expenses].map(({ name, amount }) => [name, euros(amount)]),
    },
    heading('Bestuur'),
    list(
      `Voorzitter: ${people.chair}`,
      `Secretaris: ${people.secretary}`,
      `Penningmeester: ${people.treasurer}`,
      `Archivaris: ${people.archivist}`,
    ),
  ]
}

function accounts(title: string, { book, year, held }: Meeting): Promise<Buffer> {
  const at = daysBefore(held, 32)
  const lines = (name: string, rows: BookYear['income']) => ({
    name,
    columns: ['Post', `Werkelijk ${book.year}`, `Begroot ${year}`],
    rows: rows.map((line) => [line.name, line.amount, Math.round((line.amount * 1.03) / 10) * 10]),
  })
  return makeXlsx({
    title,
    author: society,
    subject: title,
    keywords: ['jaarrekening', String(book.year)],
    created: at,
    modified: at,
    sums: true,
    sheets: [
      lines('Baten', book.income),
      lines('Lasten', book.expenses),
      {
        name: 'Reserve',
        columns: ['Post', 'Bedrag'],
        rows: [
          ['Reserve begin', book.reserve - book.result],
          ['Resultaat', book.result],
          ['Reserve eind', book.reserve],
        ],
      },
    ],
  })
}
