import { type AnyExtension, Extension, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import { attributesOf, Everywhere } from './schema/attributes.ts'
import { blocks, pictures } from './schema/blocks.ts'
import { kept } from './schema/kept.ts'
import { passages } from './schema/passages.ts'
import { tables } from './schema/table.ts'

const Undo = Extension.create({
  name: 'undo',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch)
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Shift-Mod-z': run(redo) }
  },
})

const prose: readonly AnyExtension[] = [
  Paragraph,
  HardBreak,
  Bold,
  Italic,
  // A page has one h1, its title.
  Heading.configure({ levels: [2, 3, 4, 5, 6] }),
  BulletList,
  OrderedList.extend({ addAttributes: () => attributesOf('ol') }),
  ListItem,
  Blockquote.extend({ addAttributes: () => attributesOf('blockquote') }),
  Link.extend({ addAttributes: () => attributesOf('a') }).configure({
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
  }),
  ...passages,
  ...blocks,
  ...pictures,
  ...tables.filter((extension) => extension instanceof Node),
]

/**
 * What a text may hold. What is pasted from elsewhere is cut down to this; what a text holds beside it is kept
 * (`html/open.ts`).
 * @param says label of parts that cannot be edited
 */
export const extensions = (says = ''): AnyExtension[] => [
  Document,
  Text,
  ...prose,
  ...tables.filter((extension) => extension instanceof Extension),
  Everywhere(prose.map(({ name }) => name)),
  kept(says),
  Undo,
]
