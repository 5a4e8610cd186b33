import { cleanProse } from '../../platform/prose.ts'
import type { Losses } from './losses.ts'
import { type Making, mostBlocks } from './making.ts'
import { contentDrafts, contentProse, withoutShortcodes } from './texts/content.ts'
import type { Resolver } from './texts/links.ts'

/** @param post whose text it is */
export const startMaking = (links: Resolver, losses: Losses, post?: number): Making => ({
  links,
  losses,
  post,
  pictures: new Map(),
  dynamicPictures: [],
  footnotes: '',
  depth: 0,
  read: { drafts: contentDrafts, prose: contentProse, words: withoutShortcodes, clean: cleanProse },
  budget: { blocks: mostBlocks },
})
