/** The words of the demo's documents, which stand in `words/`. */
import { z } from 'zod'
import bookData from './words/books.json'
import lessonData from './words/lessons.json'
import lookingData from './words/looking.json'
import meetingData from './words/meetings.json'
import newsletterData from './words/newsletter.json'
import paperData from './words/papers.json'
import roundData from './words/rounds.json'
import songData from './words/songs.json'
import stageData from './words/stages.json'
import walkingData from './words/walking.json'

const text = z.string().min(1)
const texts = z.array(text)
/** Alternatives, of which one is chosen. */
const choice = z.tuple([text], text)
const format = z.enum(['pdf', 'docx', 'odt', 'txt'])

const bookList = z.object({
  title: text,
  introduction: text,
  format,
  year: z.int(),
  titles: z.array(z.object({ name: text, about: text })),
})
export const books = z.array(bookList).parse(bookData)

const lesson = z.object({
  title: text,
  level: z.enum(['basisschool', 'voortgezet']),
  groups: text,
  minutes: z.int(),
  goal: text,
  year: z.int(),
  format,
  story: texts,
  questions: texts,
  /** The worksheet beside it. */
  sheet: z.object({ title: text, tasks: texts }).optional(),
})
export type Lesson = z.infer<typeof lesson>
export const lessons = z.array(lesson).parse(lessonData)

const ofEachKind = z.record(
  z.enum(['kerk', 'kapel', 'beeld', 'gasthuis', 'schilderij', 'glas', 'overig']),
  choice,
)
/** What to look for at a place, how its sheet begins, and when to come. */
export const looking = z
  .object({ questions: ofEachKind, openings: ofEachKind, visiting: choice })
  .parse(lookingData)

const proposal = z.object({ title: text, text: text, outcome: text })
const item = z.object({ title: text, text: text })
export const meetings = z
  .object({
    proposals: z.tuple([proposal], proposal),
    halls: choice,
    questionRound: choice,
    boardItems: z.tuple([item], item),
    yearThemes: choice,
  })
  .parse(meetingData)

export const seasons = ['voorjaar', 'zomer', 'najaar', 'winter'] as const
export type Season = (typeof seasons)[number]
const letter = z.object({ question: text, answer: text })
/** `{stad}` and `{plek}` in an outing are the town and the place that were visited. */
export const newsletter = z
  .object({
    greetings: z.record(z.enum(seasons), choice),
    outings: choice,
    archive: choice,
    letters: z.tuple([letter], letter),
    shorts: choice,
  })
  .parse(newsletterData)

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text, level: z.literal([1, 2]).optional() }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), items: texts, numbered: z.boolean().optional() }),
  z.object({ kind: z.literal('table'), columns: texts, rows: z.array(z.array(z.string())) }),
])
const paper = z.object({
  title: text,
  category: text,
  about: text,
  format,
  year: z.int(),
  tags: texts,
  version: text,
  blocks: z.array(block),
  /** Number of blocks in its earlier version. */
  earlierBlocks: z.int().optional(),
})
/** Documents that are written once and then updated. */
export const papers = z.array(paper).parse(paperData)

const round = z.object({
  region: z.enum(['noord', 'west', 'zuid']),
  name: text,
  /** Ids of the places, in the order of the ride. */
  places: z.array(z.int()),
  character: text,
})
export type Round = z.infer<typeof round>
/** Round trips by bicycle along places of the list. */
export const rounds = z.array(round).parse(roundData)

const song = z.object({
  title: text,
  about: text,
  year: z.int(),
  /** Four lines a verse. */
  verses: z.array(texts),
  /** Notes of the first verse: semitones above c', and beats. */
  tune: z.array(z.tuple([z.int(), z.number()])),
})
const peal = z.object({
  title: text,
  about: text,
  year: z.int(),
  pitches: z.array(z.number()),
  gap: z.number(),
})
export type Song = z.infer<typeof song>
export const { songs, peals } = z.object({ songs: z.array(song), peals: z.array(peal) }).parse(songData)

/** A village or town on a walk; its middle, approximately. */
const stop = z.object({ name: text, lat: z.number(), lon: z.number(), note: text })
const stage = z.object({ stops: z.tuple([stop, stop], stop), character: text, season: text })
export type Stage = z.infer<typeof stage>
/** From Sint Jacobiparochie to Hasselt, and from Uithuizen to Hasselt. */
export const { jabikspaad, jacobspad } = z
  .object({ jabikspaad: z.array(stage), jacobspad: z.array(stage) })
  .parse(stageData)

export const walking = z
  .object({ preparing: choice, manners: choice, closing: choice, roundsOfTown: choice, townTasks: choice })
  .parse(walkingData)
