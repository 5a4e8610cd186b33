/** One widget on a page, as the page editor stores it: its room's name and its props. Slots hold blocks. */
export interface Block {
  type: string
  props: { id: string; [prop: string]: unknown }
}

/** What the page editor stores for a page, template, popup or panel. */
export interface DocumentData {
  root: { props: Record<string, unknown> }
  content: Block[]
}

export const emptyDocument: DocumentData = { root: { props: {} }, content: [] }
