import { Node } from '@tiptap/core'
import { isOwnPicture } from '../../../../kernel/prose.ts'
import { attributesOf } from './attributes.ts'

const block = (name: string, tag: string, content: string, more: { code?: boolean } = {}) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    ...more,
    ...(more.code && { marks: '', whitespace: 'pre' as const }),
    parseHTML: () => [{ tag, ...(more.code && { preserveWhitespace: 'full' as const }) }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const Rule = Node.create({
  name: 'rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
})

/** Blocks without a button in the tool bar that can be edited. */
export const blocks = [
  block('preformatted', 'pre', 'text*', { code: true }),
  block('address', 'address', 'inline*'),
  block('division', 'div', 'block+'),
  Rule,
]

const picture = (name: string, group: string | undefined, context?: string) =>
  Node.create({
    name,
    ...(group && { group, inline: true }),
    atom: true,
    draggable: true,
    addAttributes: () => attributesOf('img'),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false),
        ...(context && { context, priority: 60 }),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  })

const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
})

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figurePicture figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
})

/** A picture as a block with its caption, and a small inline picture. */
export const pictures = [
  picture('picture', 'inline'),
  picture('figurePicture', undefined, 'figure/'),
  Caption,
  Figure,
]
