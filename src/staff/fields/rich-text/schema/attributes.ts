import { Extension, type GlobalAttributes } from '@tiptap/core'
import { proseAttributes, proseClasses } from '../../../../kernel/prose.ts'

/** An attribute that is kept as the letters it was. */
export const plain = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (values: Record<string, unknown>) => (values[name] === null ? {} : { [name]: values[name] }),
})

export const plainAttributes = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, plain(name)]))

/** Of the classes, those that prose knows. */
const classes = {
  ...plain('class'),
  parseHTML: (element: HTMLElement) =>
    [...element.classList].filter((name) => proseClasses.includes(name)).join(' ') || null,
}

/** Attributes of a tag alone, as far as prose has any. */
export const attributesOf = (tag: string) => plainAttributes(proseAttributes[tag] ?? [])

/** What every element of a text may carry. */
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
