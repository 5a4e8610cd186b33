import { type Desk, once, type ShelfFile } from '../shelf.ts'
import { board } from './board.ts'
import { drawings } from './drawings.ts'
import { guidesOf, isInGuide } from './guides.ts'
import { inventories } from './inventories.ts'
import { lessonsAndSheets } from './lessons.ts'
import { meetings } from './meetings.ts'
import { newsletters } from './newsletters.ts'
import { papersAndMembers } from './papers.ts'
import { placeSheets } from './place-sheets.ts'
import { reading } from './reading.ts'
import { bicycleRounds } from './rounds.ts'
import { routes } from './routes.ts'
import { sound } from './sound.ts'
import { townWalks } from './town-walks.ts'

const shelves = [
  placeSheets,
  routes,
  bicycleRounds,
  townWalks,
  drawings,
  inventories,
  reading,
  newsletters,
  meetings,
  board,
  papersAndMembers,
  sound,
  lessonsAndSheets,
]

/** Every file of the demo library. Nothing is made until its contents are asked for. */
export function allFiles(desk: Desk): ShelfFile[] {
  const loose = shelves
    .flatMap((shelf) => shelf(desk))
    .map((file): ShelfFile => (isInGuide(file) ? { ...file, contents: once(file.contents) } : file))
  return [...loose, ...guidesOf(loose, desk.today)]
}
