import type { Block, DocumentData } from '../kernel/document.ts'

/** A widget in a document: its room's name, its own id, its props; slots are props that hold blocks. */
export const block = (type: string, id: string, props: Readonly<Record<string, unknown>> = {}): Block => ({
  type,
  props: { ...props, id },
})

export const documentOf = (...content: Block[]): DocumentData => ({ root: { props: {} }, content })
