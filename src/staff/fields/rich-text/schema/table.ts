import { type CommandProps, Extension, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { plain, plainAttributes } from './attributes.ts'

const count = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (values: Record<string, unknown>) => (values[name] === 1 ? {} : { [name]: values[name] }),
})

const part = (name: string, tag: string, content: string, more: object = {}) =>
  Node.create({
    name,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  })

const cell = (name: string, tag: string, names: readonly string[]) =>
  part(name, tag, 'block+', {
    isolating: true,
    addAttributes: () => ({
      colspan: count('colspan'),
      rowspan: count('rowspan'),
      // Required by the table commands; widths cannot be set here.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
      ...plainAttributes(names),
    }),
  })

const partOf = new Map([
  ['THEAD', 'head'],
  ['TFOOT', 'foot'],
])

/** The part of the table to which a row belongs; `tableParts` in `html/tidy.ts` restores the parts from it. */
const place = {
  ...plain('data-part'),
  parseHTML: (element: HTMLElement) =>
    element.getAttribute('data-part') ?? partOf.get(element.parentElement?.tagName ?? '') ?? null,
}

/** The role by which the table commands recognize our nodes. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

export const tables = [
  part('table', 'table', 'tableRow+', { group: 'block', isolating: true }),
  part('tableRow', 'tr', '(tableCell | tableHeader)+', { addAttributes: () => ({ 'data-part': place }) }),
  cell('tableCell', 'td', []),
  cell('tableHeader', 'th', ['scope']),
  Extension.create({
    name: 'tableEditing',
    extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const go = (direction: 1 | -1) => () =>
        this.editor.commands.command(({ state, dispatch }: CommandProps) =>
          goToNextCell(direction)(state, dispatch),
        )
      return { Tab: go(1), 'Shift-Tab': go(-1) }
    },
  }),
]
