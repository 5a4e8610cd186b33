import { formatLongDate } from '../../../src/kernel/dates.ts'
import { heading, paragraph } from '../../material/files/index.ts'
import { day, years } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Shelf } from '../shelf.ts'
import { people, society } from '../society.ts'
import { meetings } from '../words.ts'
import { write } from '../write.ts'

const recentYears = 6
const months = [2, 6, 10]

/** Minutes of the board, three a year; their category asks for a password. */
export const board: Shelf = ({ today }) =>
  years(2012, today)
    .slice(-recentYears)
    .flatMap((year) =>
      months.flatMap((month, at) => {
        const held = day(year, month, 6 + ((year + at * 5) % 20), 20)
        if (held >= today) return []
        const number = year * months.length + at
        const items = [0, 4, 7].flatMap(
          (step) => meetings.boardItems[(number + step) % meetings.boardItems.length] ?? [],
        )
        const title = `Bestuursvergadering ${formatLongDate(held)}`
        const format = at === 1 ? 'docx' : 'odt'
        return {
          category: 'vereniging/bestuur',
          name: fileName(`bestuur ${held.toISOString().slice(0, 10)}`, format),
          title,
          description: `Besproken: ${items.map((item) => item.title.toLowerCase()).join(', ')}.`,
          tags: ['bestuur', 'notulen', String(year)],
          createdAt: held,
          maker: people.secretary,
          contents: () =>
            write(format, {
              title,
              subtitle: 'Vertrouwelijk',
              author: society,
              subject: 'Notulen van het bestuur',
              keywords: ['bestuur', 'notulen'],
              created: held,
              modified: held,
              blocks: [
                paragraph(
                  `Aanwezig: ${people.chair} (voorzitter), ${people.secretary} (secretaris), ${people.treasurer} (penningmeester) en ${people.archivist} (archivaris).`,
                ),
                ...items.flatMap((item, index) => [
                  heading(`${index + 1}. ${item.title}`, 2),
                  paragraph(item.text),
                ]),
                paragraph('De volgende vergadering is over vier maanden, bij de secretaris thuis.'),
              ],
            }),
        }
      }),
    )
