/** What a node is, also of a document in a frame, whose classes are not those of this one. */
const hasType = (thing: unknown, type: number): boolean =>
  typeof thing === 'object' && thing !== null && 'nodeType' in thing && thing.nodeType === type

export const isElement = (thing: unknown): thing is HTMLElement => hasType(thing, Node.ELEMENT_NODE)

export const isText = (thing: unknown): thing is Text => hasType(thing, Node.TEXT_NODE)
