import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import { files } from './files.ts'
import { home } from './home.ts'
import { pictured } from './pictured.ts'
import { privacy } from './privacy.ts'
import type { SeedPage, Shelves } from './seed-page.ts'
import { theWay } from './the-way.ts'

export type { SeedPage, Shelves } from './seed-page.ts'

/** The pages of the site; the first is the front page. */
export const pages = (shelves: Shelves): readonly [SeedPage, ...SeedPage[]] => [
  home,
  theWay(shelves),
  pictured,
  files(shelves),
  about,
  contact,
  privacy,
  accessibility,
]
