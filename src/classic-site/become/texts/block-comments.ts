/** A block of the block editor. */
export interface ClassicBlock {
  /** With its plug-in, as `core/gallery`; undefined for what stands between blocks. */
  name: string | undefined
  attributes: Readonly<Record<string, unknown>>
  /** Its HTML and the blocks within, in order. */
  parts: (string | ClassicBlock)[]
}

const deepest = 60
const nameAt = /(\/?)wp:([a-z][a-z0-9-]{0,100}(?:\/[a-z][a-z0-9-]{0,100})?)(?=[\s/]|$)/y

interface Comment {
  isEnd: boolean
  isWhole: boolean
  name: string
  attributes: Readonly<Record<string, unknown>>
}

/** Reads the text of an HTML comment, without its marks; undefined when it is not one of the block editor. */
function readComment(text: string): Comment | undefined {
  const inner = text.trim()
  nameAt.lastIndex = 0
  const [whole, end = '', name = ''] = nameAt.exec(inner) ?? []
  if (whole === undefined) return undefined
  const isWhole = inner.endsWith('/')
  const json = inner.slice(whole.length, isWhole ? -1 : undefined).trim()
  return {
    isEnd: end === '/',
    isWhole,
    name: name.includes('/') ? name : `core/${name}`,
    attributes: readAttributes(json),
  }
}

function readAttributes(json: string): Readonly<Record<string, unknown>> {
  if (!json.startsWith('{')) return {}
  try {
    return { ...JSON.parse(json) }
  } catch {
    return {}
  }
}

export const hasBlocks = (content: string): boolean => content.includes('<!-- wp:')

/**
 * Reads the blocks of a text as the block editor stores them. A block that is never closed ends with the one around it; an
 * end that closes nothing is passed over.
 */
export function readBlocks(content: string): (string | ClassicBlock)[] {
  const root: (string | ClassicBlock)[] = []
  const open: ClassicBlock[] = []
  const add = (part: string | ClassicBlock) => {
    if (part !== '') (open.at(-1)?.parts ?? root).push(part)
  }
  let from = 0
  for (let at = content.indexOf('<!--'); at !== -1; ) {
    const end = content.indexOf('-->', at + 4)
    if (end === -1) break
    const comment = readComment(content.slice(at + 4, end))
    if (comment) {
      add(content.slice(from, at))
      from = end + 3
      const { name, attributes } = comment
      if (comment.isEnd) {
        const opened = open.findLastIndex((block) => block.name === name)
        if (opened !== -1) open.length = opened
      } else {
        const block: ClassicBlock = { name, attributes, parts: [] }
        add(block)
        if (!comment.isWhole && open.length < deepest) open.push(block)
      }
    }
    at = content.indexOf('<!--', end + 3)
  }
  add(content.slice(from))
  return root
}
