import sanitizeHtml from 'sanitize-html'
import {
  addressAttributes,
  isOwnPicture,
  linkSchemes,
  proseAttributes,
  proseClasses,
  proseTags,
} from '../kernel/prose.ts'

const options = (everywhere: readonly string[]): sanitizeHtml.IOptions => ({
  allowedTags: [...proseTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(proseAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': [...(proseAttributes['*'] ?? []), ...everywhere],
  },
  allowedClasses: { '*': [...proseClasses] },
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: [...addressAttributes],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1, its title.
    h1: 'h2',
    a: (tagName, { target, rel: _, ...rest }) => ({
      tagName,
      attribs: target === '_blank' ? { ...rest, target, rel: 'noopener' } : rest,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
})

const plain = options([])
const withIds = options(['id'])

/**
 * Written text without anything that runs, frames, styles or calls a third party: texts come from staff, but also from
 * imports (abuse cases 16 and 23).
 * @param ids keeps what a link within the text leads to
 */
export const cleanProse = (html: string, { ids = false } = {}): string =>
  sanitizeHtml(html, ids ? withIds : plain)
