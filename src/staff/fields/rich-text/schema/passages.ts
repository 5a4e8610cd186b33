import { Mark } from '@tiptap/core'
import { attributesOf } from './attributes.ts'

const tags = [
  ...['abbr', 'cite', 'code', 'del', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'span'],
  ...['sub', 'sup', 'time', 'u'],
]

/** Passages within a line that the tool bar has no button for: they stay what they are while all round them is typed. */
export const passages = tags.map((tag) =>
  Mark.create({
    name: tag,
    inclusive: false,
    addAttributes: () => attributesOf(tag),
    // A span that says nothing is what a word processor leaves behind.
    parseHTML: () => [{ tag: tag === 'span' ? 'span:is([class], [lang], [dir], [title], [id])' : tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)
