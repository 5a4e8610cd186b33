import { Extension, type GlobalAttributes } from '@tiptap/core'
import { proseAttributes, proseClasses } from '../../../../kernel/prose.ts'

/** An attribute that is kept unchanged, as text. */
export const plain = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (values: Record<string, unknown>) => (values[name] === null ? {} : { [name]: values[name] }),
})

export const plainAttributes = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, plain(name)]))

/** Keeps only classes that the styles for prose define. */
const classes = {
  ...plain('class'),
  parseHTML: (element: HTMLElement) =>
    [...element.classList].filter((name) => proseClasses.includes(name)).join(' ') || null,
}

/** The allowed attributes of one tag. */
export const attributesOf = (tag: string) => plainAttributes(proseAttributes[tag] ?? [])

/** The allowed attributes of every element. */
export const Everywhere = (types: readonly string[]) =>
  Extension.create({
    name: 'everywhere',
    addGlobalAttributes: (): GlobalAttributes => [
      {
        types: [...types],
        attributes: { ...plainAttributes(['id', ...(proseAttributes['*'] ?? [])]), class: classes },
      },
    ],
  })
