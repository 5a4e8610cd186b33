import { drawing, laterDrawing } from '../../drawings.ts'
import { makeMp3, makeWebm, type Stroke } from '../../material/files/index.ts'
import { day, notAfter } from '../dates.ts'
import { fileName } from '../file-name.ts'
import type { Desk, Shelf, ShelfFile } from '../shelf.ts'
import { licence, people, society } from '../society.ts'
import { peals, type Song, songs } from '../words.ts'
import { type Format, write } from '../write.ts'

/** Songs with their tunes, bells, and films of drawings. */
export const sound: Shelf = (desk) => [
  ...songs.flatMap((song, at) => songFiles(song, at, desk)),
  ...bells(desk),
  ...films(desk),
]

const middleC = 262
const beat = 0.32
const madeByComputer = 'Met de computer gemaakt, geen opname.'

const formats: readonly Format[] = ['txt', 'odt', 'pdf']

function songFiles({ title, about, year, verses, tune }: Song, at: number, { today }: Desk): ShelfFile[] {
  const format = formats[at % formats.length] ?? 'txt'
  const createdAt = notAfter(day(year, 11, 2 + at, 20), today)
  const shared = { createdAt, tags: ['lied', 'zingen'], version: '1.0', maker: people.music, licence }
  const strokes: Stroke[] = []
  let seconds = 0.1
  for (const [semitone, beats] of tune) {
    strokes.push({ at: seconds, pitch: middleC * 2 ** (semitone / 12), loudness: 0.8 })
    seconds += beats * beat
  }
  const wijs = `${title} (wijs)`
  return [
    {
      ...shared,
      category: 'geluid/liederen/teksten',
      name: fileName(`${title} tekst`, format),
      title: `${title} (tekst)`,
      description: `${about} ${verses.length} coupletten, woorden en wijs van het zangclubje.`,
      contents: () =>
        write(format, {
          title,
          subtitle: about,
          author: society,
          subject: about,
          keywords: ['lied', 'tekst'],
          created: createdAt,
          modified: createdAt,
          blocks: verses.map((lines) => ({ kind: 'verse', lines })),
        }),
    },
    {
      ...shared,
      category: 'geluid/liederen/wijzen',
      name: fileName(wijs, 'mp3'),
      title: wijs,
      description: `De wijs van één couplet, om mee te oefenen. ${madeByComputer}`,
      tags: [...shared.tags, 'geluid'],
      contents: () =>
        makeMp3({
          title: wijs,
          artist: society,
          album: 'Liederen van onderweg',
          comment: madeByComputer,
          created: createdAt,
          seconds: seconds + 0.6,
          strokes,
          ring: 0.9,
        }),
    },
  ]
}

const bells = ({ today }: Desk): ShelfFile[] =>
  peals.map(({ title, about, year, pitches, gap }) => {
    const createdAt = notAfter(day(year, 5, 4, 12), today)
    return {
      category: 'geluid/klokken',
      name: fileName(title, 'mp3'),
      title,
      description: `${about} ${madeByComputer}`,
      tags: ['klokken', 'geluid'],
      createdAt,
      version: '1.0',
      maker: people.music,
      licence,
      contents: () =>
        makeMp3({
          title,
          artist: society,
          album: 'Klokken',
          comment: madeByComputer,
          created: createdAt,
          seconds: pitches.length * gap + 1.2,
          strokes: pitches.map((pitch, at) => ({ at: 0.1 + at * gap, pitch, loudness: 1 - (at % 3) * 0.15 })),
          ring: 2.4,
        }),
    }
  })

function films({ places, today }: Desk): ShelfFile[] {
  const reels = [
    {
      title: 'Vijf torens van ver naar dichtbij',
      plates: places
        .filter(({ kind }) => kind === 'kerk')
        .filter((_, at) => at % 7 === 0)
        .slice(0, 5)
        .map(({ slug }) => laterDrawing(slug).name),
      year: 2020,
    },
    {
      title: 'Kapellen aan de weg',
      plates: places
        .filter(({ kind }) => kind === 'kapel')
        .slice(0, 5)
        .map(({ slug }) => laterDrawing(slug).name),
      year: 2021,
    },
    { title: 'Een dag op weg', plates: ['roads/dawn', 'roads/day', 'roads/dusk', 'roads/night'], year: 2023 },
  ]
  return reels.map(({ title, plates, year }) => ({
    category: 'geluid/film',
    name: fileName(title, 'webm'),
    title,
    description: `Stille film van ${plates.length} tekeningen, drie seconden elk.`,
    tags: ['film', 'tekening'],
    createdAt: notAfter(day(year, 8, 20, 12), today),
    version: '1.0',
    maker: people.drawings,
    licence,
    contents: () => makeWebm({ title, pictures: plates.map(drawing), secondsEach: 3 }),
  }))
}
