import type { DocumentData } from '../../kernel/document.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import { becomeElementor, becomeElementorText } from '../become/elementor/become-elementor.ts'
import { emptyKit, type Kit, readKit } from '../become/elementor/kit.ts'
import type { Loss } from '../become/losses.ts'
import { idOf, metaOf, phpOf, plainLine } from '../become/meta.ts'
import { becomeDocument, becomeText } from '../become/texts/become-text.ts'
import type { ClassicPost } from '../classic-site.ts'
import { lossTexts } from '../report/losses.nl.ts'
import { type OldLinks, resolverOf } from './links.ts'
import type { Way } from './way.ts'

/** What an entry says: a text, or the widgets of its page. */
export interface MadeText {
  html: string
  document?: DocumentData
  excerpt?: string
  /** For people: what did not come along. */
  losses: string[]
}

export interface Texts {
  of(post: ClassicPost, kind: EntryType): MadeText
  html(text: string): string
  /** Where an address of the old site leads now; another address as it is. */
  address(old: string): string
}

/** Turns texts of the old site into ours, with the addresses of everything that is here. */
export function createTexts(way: Way, links: OldLinks, kit: Kit): Texts {
  const resolver = resolverOf(way, links)
  return {
    of(post, kind) {
      const title = plainLine(post.title)
      const elements = builtWith(post)
      if (elements !== undefined) {
        const use = { title, post: post.id, kit }
        if (kind === 'page') {
          const settings = phpOf(post.meta, '_elementor_page_settings')
          const { document, losses } = becomeElementor(elements, settings, resolver, { ...use, as: 'page' })
          return { html: '', document, losses: told(losses) }
        }
        const { html, losses } = becomeElementorText(elements, resolver, use)
        return { html, losses: told(losses) }
      }
      if (kind === 'page') {
        const { document, losses } = becomeDocument(post, resolver)
        return { html: '', document, losses: told(losses) }
      }
      const { html, teaser, losses } = becomeText(post.content, resolver, post)
      return { html, ...(teaser && { excerpt: teaser }), losses: told(losses) }
    },
    html: (text) => becomeText(text, resolver).html,
    address: (old) => resolver.address(old) ?? old,
  }
}

/** The elements of a page that Elementor made: they say more than the copy in its content. */
function builtWith({ meta }: ClassicPost): string | undefined {
  const data = metaOf(meta, '_elementor_data')?.trim()
  return metaOf(meta, '_elementor_edit_mode') === 'builder' && data && data !== '[]' ? data : undefined
}

/** Colours and fonts that pages of Elementor name. */
export async function readActiveKit({ staged }: Way): Promise<Kit> {
  const id = idOf(await staged.option('elementor_active_kit'))
  const post = id === undefined ? undefined : await staged.one('post', id)
  return post ? readKit(phpOf(post.meta, '_elementor_page_settings')) : emptyKit
}

const told = (losses: readonly Loss[]): string[] =>
  losses.map(({ sort, name, count }) => lossTexts[sort](name, count))
