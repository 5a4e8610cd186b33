import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Drawn, drawChapter } from './draw.ts'

export interface Chapter extends Drawn {
  /** Its file without `.md`, and its word in the address. */
  name: string
}

export interface Handbook {
  /** What stands above the list of chapters. */
  start: Drawn
  /** In the order of the list in `README.md`. */
  chapters: readonly Chapter[]
}

/**
 * Reads the handbook from a folder that holds `handleiding/` and `pictures/`, as `docs/` does and the build's copy of it.
 * Throws when a chapter is not there.
 */
export function readHandbook(folder: string): Handbook {
  const read = (name: string) => readFileSync(join(folder, 'handleiding', `${name}.md`), 'utf8')
  const start = read('README')
  const names = [...start.matchAll(/\]\(([a-z-]+)\.md\)/g)].flatMap(([, name]) => (name ? [name] : []))
  return { start: drawChapter(start), chapters: names.map((name) => ({ name, ...drawChapter(read(name)) })) }
}
