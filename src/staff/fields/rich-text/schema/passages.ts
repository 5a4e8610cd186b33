import { Mark } from '@tiptap/core'
import { attributesOf } from './attributes.ts'

const tags = [
  'abbr',
  'cite',
  'code',
  'del',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'sub',
  'sup',
  'time',
  'u',
]

/** Inline elements without a button in the tool bar: they are kept while the text around them is edited. */
export const passages = tags.map((tag) =>
  Mark.create({
    name: tag,
    inclusive: false,
    addAttributes: () => attributesOf(tag),
    // A span without attributes is a leftover of a word processor.
    parseHTML: () => [{ tag: tag === 'span' ? 'span:is([class], [lang], [dir], [title], [id])' : tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)
