import { makeCsv } from '../../material/files/index.ts'
import { createRandom } from '../../material/random.ts'
import { day, daysAfter, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { people, society } from '../society.ts'
import { papers } from '../words.ts'
import { write } from '../write.ts'

/** Rules and ways of working, and the list that only members may open. */
export const papersAndMembers: Shelf = (desk) => [...rules(desk), duties(desk)]

const rules = ({ today }: Desk): ShelfFile[] =>
  papers.map(({ title, category, about, format, year, tags, version, blocks, earlierBlocks }) => {
    const createdAt = notAfter(day(year, 4, 12, 10), today)
    const updatedAt = version === '1.0' ? createdAt : notAfter(daysAfter(createdAt, 1_400), today)
    const content = {
      title,
      author: society,
      subject: about,
      keywords: tags,
      created: createdAt,
      modified: updatedAt,
      blocks,
    }
    return {
      category,
      name: fileName(title, format),
      title,
      description: about,
      tags,
      createdAt,
      updatedAt,
      version,
      maker: people.secretary,
      contents: () => write(format, content),
      ...(earlierBlocks
        ? {
            earlier: [
              {
                version: '1.0',
                contents: () =>
                  write(format, { ...content, modified: createdAt, blocks: blocks.slice(0, earlierBlocks) }),
              },
            ],
          }
        : {}),
    }
  })

const tasks = [
  'koffie',
  'sleutel van de zaal',
  'schelpen meenemen',
  'ontvangst',
  'opruimen',
  'foto’s van de dag',
  'vervoer delen',
  'soep',
] as const

/** Open to every signed-in user. */
function duties({ today }: Desk): ShelfFile {
  const random = createRandom('duties')
  const year = today.getUTCFullYear()
  const title = `Rooster van taken bij uitstapjes ${year}`
  const names = Object.values(people)
  const createdAt = notAfter(day(year, 1, 15, 9), today)
  return {
    category: 'vereniging/leden',
    name: fileName(title, 'csv'),
    title,
    description: 'Wie wat doet bij de uitstapjes van dit jaar. Te openen na aanmelden.',
    tags: ['leden', 'rooster'],
    createdAt,
    version: '1.0',
    maker: people.secretary,
    roles: ['customer'],
    contents: () =>
      makeCsv({
        name: 'Rooster',
        columns: ['Maand', 'Taak', 'Wie'],
        rows: ['maart', 'mei', 'juli', 'september', 'november'].flatMap((month) =>
          tasks.map((task) => [month, task, names[random.whole(0, names.length - 1)] ?? people.chair]),
        ),
      }),
  }
}
