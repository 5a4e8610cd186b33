import { z } from 'zod'
import type { DocumentData } from '../../../kernel/document.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import { cleanProse, proseWords } from '../../../platform/prose.ts'
import type { Draft } from '../../../widgets/classic.ts'
import type { ClassicMeta } from '../../classic-site.ts'
import { documentOf } from '../finish.ts'
import { createLosses, type Loss, type Losses } from '../losses.ts'
import type { Making } from '../making.ts'
import { startMaking } from '../start-making.ts'
import { contentDrafts, contentProse } from './content.ts'
import type { Resolver } from './links.ts'

export interface BecomeText {
  /** For entries whose text is a text (news, places, products): sanitized, with our addresses. */
  html: string
  /** What stood before `<!--more-->`, in plain words; for an excerpt where there is none. */
  teaser?: string
  losses: readonly Loss[]
}

/** The post whose content is turned into a text, for what its content says of it. */
export interface AboutPost {
  id?: number
  /** The notes of the block editor stand in it. */
  meta?: ClassicMeta
}

function start(links: Resolver, losses: Losses, { id, meta }: AboutPost): Making {
  const making = startMaking(links, losses, id)
  const notes = meta?.find(([key]) => key === 'footnotes')?.[1]
  return notes ? { ...making, footnotes: footnotesOf(notes) } : making
}

/** Turns the content of a classic post into the text of an entry. */
export function becomeText(content: string, links: Resolver, about: AboutPost = {}): BecomeText {
  const losses = createLosses()
  const html = cleanProse(contentProse(content, start(links, losses, about)), { ids: true }).trim()
  const more = /<!--\s{0,9}more\b/.exec(content)
  const before = more ? contentProse(content.slice(0, more.index), start(links, createLosses(), about)) : ''
  const teaser = proseWords(before).replaceAll('\n', ' ').slice(0, 500)
  return { html, ...(teaser && { teaser }), losses: losses.list }
}

export interface BecomeDocument {
  document: DocumentData
  losses: readonly Loss[]
}

/** Turns the content of a classic page into a document of widgets, with the title of the page above it. */
export function becomeDocument(post: AboutPost & { content: string }, links: Resolver): BecomeDocument {
  const losses = createLosses()
  const making = start(links, losses, post)
  const drafts = contentDrafts(post.content, making)
  return { document: documentOf([pageOf(drafts)], making), losses: losses.list }
}

/** The notes of the block editor, each a target of its number in the text. */
function footnotesOf(json: string): string {
  const notes = z.array(z.object({ id: z.string().max(100), content: z.string().max(20_000) })).max(1_000)
  const read = notes.safeParse(parsed(json))
  if (!read.success || read.data.length === 0) return ''
  const items = read.data.map(
    ({ id, content }) => `<li id="${escapeHtml(id)}">${content} <a href="#${escapeHtml(id)}-link">↩</a></li>`,
  )
  return `<ol>${items.join('')}</ol>`
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A page as the templates of a classic site show it: its title, and below it what it says. */
export const pageOf = (drafts: readonly Draft[]): Draft => ({
  type: 'section',
  props: { title: '', space: 'none', content: [{ type: 'entry-title', props: { lead: false } }, ...drafts] },
})
