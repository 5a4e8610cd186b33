/** Something that staff change: the name of its resource, and its id or name there. */
export interface Thing {
  resource: string
  rowId: string
}
