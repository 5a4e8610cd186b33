import { shellOf } from '../../drawings.ts'
import { heading, list, paragraph, steps } from '../../material/files/index.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Shelf, ShelfFile } from '../shelf.ts'
import { licence, people, society } from '../society.ts'
import { type Lesson, lessons } from '../words.ts'
import { write } from '../write.ts'

/** Lessons, and a worksheet beside most of them. */
export const lessonsAndSheets: Shelf = ({ today }) =>
  lessons.flatMap((lesson, at) => [letter(lesson, at + 1, today), ...worksheet(lesson, today)])

function letter(lesson: Lesson, number: number, today: Date): ShelfFile {
  const { title, level, groups, minutes, goal, year, format, story, questions } = lesson
  const createdAt = notAfter(day(year, 8, 28, 8), today)
  const fullTitle = `Lesbrief ${number}: ${title}`
  return {
    category: level === 'basisschool' ? 'onderwijs/basisschool/lesbrieven' : 'onderwijs/voortgezet',
    name: fileName(fullTitle, format),
    title: fullTitle,
    description: `${goal} Voor ${groups}, ongeveer ${minutes} minuten.`,
    tags: ['les', level === 'basisschool' ? 'basisschool' : 'voortgezet onderwijs'],
    createdAt,
    version: '1.0',
    customFields: [
      { type: 'text', label: 'Voor', value: groups },
      { type: 'text', label: 'Duur', value: `${minutes} minuten` },
    ],
    maker: people.lessons,
    licence,
    contents: () =>
      write(format, {
        title: fullTitle,
        subtitle: `Voor ${groups} · ongeveer ${minutes} minuten`,
        author: society,
        subject: goal,
        keywords: ['les', level],
        created: createdAt,
        modified: createdAt,
        blocks: [
          heading('Doel'),
          paragraph(goal),
          heading('Verhaal om voor te lezen'),
          ...story.map(paragraph),
          { kind: 'picture', picture: shellOf(minutes), caption: 'Plaat om te laten zien.' },
          heading('Vragen voor het gesprek'),
          list(...questions),
          heading('Zo gaat de les'),
          steps(
            'Laat de plaat zien en vraag wat iedereen ziet. Geef nog geen antwoord.',
            'Lees het verhaal voor, in één keer.',
            'Stel de vragen, eerst in tweetallen en dan met de klas.',
            'Sluit af met iets wat mee naar huis kan: een tekening, een zin of een vraag voor thuis.',
          ),
          paragraph('U mag deze lesbrief kopiëren, inkorten en veranderen.'),
        ],
      }),
  }
}

function worksheet({ sheet, groups, year }: Lesson, today: Date): ShelfFile[] {
  if (!sheet) return []
  const createdAt = notAfter(day(year, 9, 4, 8), today)
  return [
    {
      category: 'onderwijs/basisschool/werkbladen',
      name: fileName(sheet.title, 'pdf'),
      title: sheet.title,
      description: `Eén blad om te kopiëren, voor ${groups}.`,
      tags: ['werkblad', 'basisschool'],
      createdAt,
      version: '1.0',
      maker: people.lessons,
      licence,
      contents: () =>
        write('pdf', {
          title: sheet.title,
          subtitle: 'Naam: ..............................    Groep: ..........',
          author: society,
          subject: sheet.title,
          keywords: ['werkblad'],
          created: createdAt,
          modified: createdAt,
          blocks: [heading('Opdracht'), steps(...sheet.tasks), heading('Hier is ruimte')],
        }),
    },
  ]
}
