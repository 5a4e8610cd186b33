/** Far more than a page needs, far less than would overflow the stack. */
const deepestBlocks = 20
const deepestValues = 100
const blockId = /^[\w-]{1,100}$/
const blockType = /^[a-z][a-z\d-]{0,59}$/i

interface Place {
  blocks: number
  values: number
}

/** Describes why data cannot be a document; undefined when it can. */
export function findFault(data: unknown): string | undefined {
  const ids = new Set<string>()

  const inValue = (value: unknown, place: Place): string | undefined => {
    if (value === null || value === undefined || typeof value === 'boolean') return undefined
    if (typeof value === 'string') return inText(value)
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'a number without end'
    if (typeof value !== 'object') return `a ${typeof value}`
    if (place.values >= deepestValues) return 'values nested too deep'
    const deeper = { ...place, values: place.values + 1 }
    if (Array.isArray(value)) return first(value, (item) => inValue(item, deeper))
    return isBlock(value) ? inBlock(value, deeper) : inObject(value, deeper)
  }

  const inObject = (value: object, place: Place) =>
    first(Object.entries(value), ([key, item]) => inText(key) ?? inValue(item, place))

  const inBlock = (block: { type: string; props: object }, place: Place) => {
    const id = 'id' in block.props ? block.props.id : undefined
    if (typeof id !== 'string' || !blockId.test(id)) return `a block '${block.type}' without a usable id`
    if (!blockType.test(block.type)) return `a block of the type '${block.type}'`
    if (ids.has(id)) return `two blocks named ${id}`
    ids.add(id)
    if (place.blocks >= deepestBlocks) return 'blocks nested too deep'
    return inObject(block.props, { ...place, blocks: place.blocks + 1 })
  }

  return inValue(data, { blocks: 0, values: 0 })
}

/** PostgreSQL's JSON cannot store these. */
const inText = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? 'a text with a null byte or half a character' : undefined

const isBlock = (value: object): value is { type: string; props: object } =>
  'type' in value &&
  typeof value.type === 'string' &&
  'props' in value &&
  typeof value.props === 'object' &&
  value.props !== null

function first<Item>(
  items: readonly Item[],
  faultOf: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== undefined) return fault
  }
  return undefined
}
