import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from '../../../kernel/html.ts'

/** Every address of the handbook begins with this. */
export const handbookPath = '/wp-admin/handleiding/'

export interface Section {
  id: string
  title: string
}

export interface Drawn {
  title: string
  sections: readonly Section[]
  html: string
}

/** The anchor of a heading, as forges make it. */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Where a link of the handbook's Markdown leads when the site shows it; undefined where none may lead. */
function addressOf(href: string): string | undefined {
  if (/^https?:\/\//.test(href) || /^#[\w-]+$/.test(href)) return href
  const [, name, anchor = ''] = /^([a-z-]+|README)\.md(#[\w-]+)?$/.exec(href) ?? []
  if (name === undefined) return undefined
  return handbookPath + (name === 'README' ? '' : `${name}/`) + anchor
}

/** Where a picture of the handbook stands; undefined for any other. */
const pictureOf = (href: string): string | undefined => {
  const [, name] = /^\.\.\/pictures\/([a-z-]+\.webp)$/.exec(href) ?? []
  return name && `${handbookPath}pictures/${name}`
}

/**
 * Draws a chapter. HTML in the Markdown is left out, as are links and pictures that lead elsewhere than a chapter, a
 * picture of the handbook or a web address: what comes out holds nothing but text, lists, links and pictures.
 */
export function drawChapter(markdown: string): Drawn {
  const sections: Section[] = []
  let title = ''
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      html: () => '',
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) title = text
        if (depth === 2) sections.push({ id: anchorOf(text), title: text })
        return `<h${depth} id="${escapeHtml(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // A picture that stands alone is a figure, which no paragraph may hold.
      paragraph({ tokens }: Tokens.Paragraph) {
        const inside = this.parser.parseInline(tokens)
        return isPicture(tokens) ? inside : `<p>${inside}</p>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === undefined ? words : `<a href="${escapeHtml(address)}">${words}</a>`
      },
      image({ href, text }: Tokens.Image) {
        const address = pictureOf(href)
        if (address === undefined) return ''
        const picture = `<img src="${address}" alt="${escapeHtml(text)}" width="1200" height="800" loading="lazy">`
        return `<figure><a href="${address}">${picture}</a></figure>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { title, sections, html }
}

const isPicture = (tokens: readonly Token[]): boolean => tokens.length === 1 && tokens[0]?.type === 'image'
