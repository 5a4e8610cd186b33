import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'

const tags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['a', 'strong', 'b', 'em', 'i', 's', 'sup', 'sub', 'code', 'mark', 'abbr', 'q', 'cite', 'span', 'time'],
  ...['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Classes of `prose.css` and `base.css` that an editor may put on a passage. */
const classes = ['lead', 'aside', 'small', 'quiet', 'num', 'nb']

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
  },
  allowedClasses: { '*': classes },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1, its title.
    h1: 'h2',
    div: 'p',
    a: (tagName, { target, rel: _, ...rest }) => ({
      tagName,
      attribs: target === '_blank' ? { ...rest, target, rel: 'noopener' } : rest,
    }),
  },
}

/** Written text as an editor may store it: tags of prose, links to the web, mail and phone, and nothing that runs. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, options)

/** A prop with HTML for `.prose`; cleaned whenever it is read. */
export const richText = z.string().transform(cleanRichText)
