/** Something that staff change: the name of its resource, and its number or name there. */
export interface Thing {
  resource: string
  rowId: string
}
