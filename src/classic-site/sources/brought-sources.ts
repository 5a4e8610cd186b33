import { createOpenList } from '../../kernel/open-list.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { GivenFile } from './files/given-file.ts'
import type { Say } from './findings.ts'

/** A reader of files that another system wrote, brought by an extension. */
export interface ClassicSource {
  /** Whether a file is its, by its first 64 KB and its name; it is asked of files that nobody else knows. */
  knows(head: Buffer, name: string): boolean
  /**
   * The items of a file, each with an id of the old site; asked for again in a second run. It yields as it reads, so that a
   * large file needs little memory, and says what it leaves out.
   */
  read(file: GivenFile, say: Say): AsyncIterable<ClassicItem>
}

export const broughtSources = createOpenList<ClassicSource>('source of the importer')
