import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import { files } from './files.ts'
import { home } from './home.ts'
import { privacy } from './privacy.ts'
import type { SeedPage } from './seed-page.ts'
import { theWay } from './the-way.ts'

export type { SeedPage } from './seed-page.ts'

/** The pages of the site; the first is the front page. */
export const pages: readonly [SeedPage, ...SeedPage[]] = [
  home,
  theWay,
  files,
  about,
  contact,
  privacy,
  accessibility,
]
