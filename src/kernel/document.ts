/** One widget on a page, as the page editor stores it: the name of its room and its props. Slots contain blocks. */
export interface Block {
  type: string
  props: { id: string; [prop: string]: unknown }
}

/** The data that the page editor stores for a page, template, popup or panel. */
export interface DocumentData {
  root: { props: Record<string, unknown> }
  content: Block[]
}

export const emptyDocument: DocumentData = { root: { props: {} }, content: [] }
