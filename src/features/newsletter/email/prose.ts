import sanitizeHtml from 'sanitize-html'
import { accent, hair, serif } from '../../../platform/email/look.ts'

const text = 'font-size:17px;line-height:27px'
const looks: Readonly<Record<string, string>> = {
  p: `margin:0 0 14px;${text}`,
  ul: `margin:0 0 14px;padding-left:24px;${text}`,
  ol: `margin:0 0 14px;padding-left:24px;${text}`,
  li: 'margin:0 0 6px',
  h2: `margin:20px 0 8px;${serif};font-weight:500;font-size:24px;line-height:28px`,
  h3: `margin:16px 0 6px;${serif};font-weight:500;font-size:21px;line-height:26px`,
  h4: 'margin:16px 0 6px;font-size:17px;line-height:24px',
  blockquote: `margin:0 0 14px;border-left:2px solid ${accent};padding-left:16px`,
  a: `color:${accent}`,
  img: 'max-width:100%;height:auto;border:0',
  th: `text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid ${hair};${text}`,
  td: `padding:6px 12px 6px 0;border-bottom:1px solid ${hair};${text}`,
}
const addresses = ['href', 'src']

/** Formats HTML text for mail programs: inline styles, absolute addresses. */
export const proseHtml = (html: string, absolute: (url: string) => string): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: { '*': ['style', 'lang'], a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    // Written by the templates; the prose itself was sanitized before.
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { style: _, ...attribs }) => {
        for (const name of addresses) if (attribs[name]) attribs[name] = absolute(attribs[name])
        return { tagName, attribs: { ...attribs, ...(looks[tagName] && { style: looks[tagName] }) } }
      },
    },
  })

/** The same text without HTML: the address of a link follows its words. */
export function proseText(html: string, absolute: (url: string) => string): string {
  const marked = html
    // linear: nothing runs past the next link
    .replace(/<a\s([^<>]*)>((?:(?!<\/?a\b).)*)<\/a>/gs, (_, attributes: string, words: string) => {
      const url = attributeOf('href', attributes)
      return url === undefined || words === url ? words : `${words} (${absolute(url)})`
    })
    .replace(/<img\s([^<>]*)>/g, (_, attributes: string) => attributeOf('alt', attributes) ?? '')
    .replace(/<li[^<>]*>/g, '\n- ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|h\d|ul|ol|blockquote|table|div)>/g, '\n\n')
    .replace(/<\/(tr|dt|dd)>/g, '\n')
  return sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {}, textFilter: plain })
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const attributeOf = (name: 'href' | 'alt', attributes: string): string | undefined =>
  [...attributes.matchAll(/\b(href|alt)="([^"]*)"/g)].find(([, found]) => found === name)?.[2]

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
