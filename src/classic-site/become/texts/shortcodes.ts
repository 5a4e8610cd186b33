/** A shortcode, with what stands between it and its end. */
export interface Shortcode {
  name: string
  /** Named values, and those without a name as `0`, `1` … */
  attributes: Readonly<Record<string, string>>
  content: Part[]
  /** It stands alone on its line. */
  isAlone: boolean
  /** As it was written, without what it encloses. */
  tag: string
  hasEnd: boolean
}

export type Part = string | Shortcode

interface Tag {
  name: string
  isEnd: boolean
  isClosed: boolean
  attributes: Record<string, string>
  start: number
  end: number
}

const longestTag = 20_000
const deepest = 60
const nameAt = /\[(\/?)([a-z][\w-]{0,80})(?=[\s\]/]|&nbsp;)/iy
const spaceAt = /(?:\s|&nbsp;)+/y
const keyAt = /([\w:.-]{1,200})\s*=\s*/y
const bareAt = /[^\s\]"'“”[]{1,2000}/y
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '″': '″',
  '‘': '’',
  '’': '’',
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Reads a value from here; undefined when its quote has no end. */
function readValue(text: string, at: number): { value: string; end: number } | undefined {
  const entity = text.startsWith('&quot;', at) ? '&quot;' : undefined
  const quote = entity ?? quotes[text[at] ?? '']
  if (quote !== undefined) {
    const from = at + (entity ? entity.length : 1)
    const until = text.slice(from, from + longestTag)
    let end = until.indexOf(quote)
    // Curly quotes come from an editor that made them of straight ones, not always in pairs.
    if (quote === '”' && end === -1) end = until.search(/[″“]/)
    return end === -1 ? undefined : { value: until.slice(0, end), end: from + end + quote.length }
  }
  const bare = matchAt(bareAt, text, at)?.[0]
  return bare === undefined ? undefined : { value: bare, end: at + bare.length }
}

/** Reads the tag of a shortcode that begins here; undefined when none does. */
function readTag(text: string, start: number): Tag | undefined {
  const [whole, slash, name = ''] = matchAt(nameAt, text, start) ?? []
  if (whole === undefined) return undefined
  const attributes: Record<string, string> = {}
  let at = start + whole.length
  let unnamed = 0
  let isClosed = false
  for (;;) {
    at += matchAt(spaceAt, text, at)?.[0].length ?? 0
    if (text[at] === ']') break
    if (at >= text.length || at - start > longestTag || text[at] === '[') return undefined
    if (text[at] === '/' && text[at + 1] === ']') {
      isClosed = true
      at++
      break
    }
    const key = matchAt(keyAt, text, at)
    if (key) at += key[0].length
    const read = readValue(text, at)
    if (!read) return undefined
    attributes[key?.[1] ? key[1].toLowerCase() : String(unnamed++)] = read.value
    at = read.end
  }
  return { name: name.toLowerCase(), isEnd: slash === '/', isClosed, attributes, start, end: at + 1 }
}

/** Every tag of a shortcode, except within tags of HTML, comments, and brackets written twice. */
function tagsOf(text: string): { tags: Tag[]; escapes: number[] } {
  const tags: Tag[] = []
  const escapes: number[] = []
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('[', at)
    if (open === -1) break
    const html = text.indexOf('<', at)
    if (html !== -1 && html < open) {
      at = endOfHtml(text, html)
      continue
    }
    if (text[open + 1] === '[') {
      const tag = readTag(text, open + 1)
      if (tag && text[tag.end] === ']') {
        escapes.push(open, tag.end)
        at = tag.end + 1
        continue
      }
    }
    const tag = readTag(text, open)
    if (tag) tags.push(tag)
    at = tag?.end ?? open + 1
  }
  return { tags, escapes }
}

/** Where a tag or comment of HTML that begins here ends. */
function endOfHtml(text: string, at: number): number {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at)
    return end === -1 ? at + 4 : end + 3
  }
  if (!/[a-z/]/i.test(text[at + 1] ?? '')) return at + 1
  let quote = ''
  for (let end = at + 1; end < text.length && end - at < longestTag; end++) {
    const sign = text[end] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return end + 1
    else if (sign === '<') return end
  }
  return at + 1
}

/** For each tag that opens, the place of the tag that ends it. */
function pairs(tags: readonly Tag[]): Map<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  const ofName = new Map<string, number[]>()
  const isOpen = (place: number, name: string) => tags[open[place] ?? -1]?.name === name
  for (const [index, { name, isEnd, isClosed }] of tags.entries()) {
    const places = ofName.get(name) ?? []
    if (isEnd) {
      // Places of what an enclosing shortcode ended are taken by others, or by none.
      while (places.length > 0 && !isOpen(places.at(-1) ?? -1, name)) places.pop()
      const place = places.pop()
      if (place === undefined) continue
      ends.set(open[place] ?? -1, index)
      open.length = place
    } else if (!isClosed) {
      places.push(open.length)
      ofName.set(name, places)
      open.push(index)
    }
  }
  return ends
}

/**
 * Splits a text into shortcodes and what stands between them. What only looks like one, such as `[sic]`, is told by
 * `isShortcode`.
 */
export function readShortcodes(
  text: string,
  isShortcode: (shortcode: Omit<Shortcode, 'content'>) => boolean,
): Part[] {
  if (!text.includes('[')) return [text]
  const { tags, escapes } = tagsOf(text)
  const ends = pairs(tags)
  const closing = new Set(ends.values())
  /** Of ends and tags that are no shortcodes, only what is shown. */
  const shown = (from: number, to: number): string => {
    let said = ''
    let at = from
    for (const bracket of escapesIn(from, to)) {
      said += text.slice(at, bracket)
      at = bracket + 1
    }
    return said + text.slice(at, to)
  }
  const escapesIn = (from: number, to: number): number[] => {
    if (escapes.length === 0) return []
    let low = 0
    let high = escapes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((escapes[middle] ?? 0) < from) low = middle + 1
      else high = middle
    }
    const found: number[] = []
    for (let at = low; (escapes[at] ?? to) < to; at++) found.push(escapes[at] ?? 0)
    return found
  }

  const root: Part[] = []
  const open: { content: Part[]; until: number }[] = []
  let from = 0
  const add = (part: Part) => {
    if (part !== '') (open.at(-1)?.content ?? root).push(part)
  }
  for (const [index, tag] of tags.entries()) {
    if (open.at(-1)?.until === index) {
      add(shown(from, tag.start))
      open.pop()
      from = tag.end
      continue
    }
    if (closing.has(index)) {
      // The end of a shortcode that was too deep, or was taken for text.
      add(shown(from, tag.start))
      from = tag.end
      continue
    }
    const end = ends.get(index)
    const shortcode = {
      name: tag.name,
      attributes: tag.attributes,
      isAlone: isAlone(text, tag.start, end === undefined ? tag.end : (tags[end]?.end ?? tag.end)),
      tag: text.slice(tag.start, tag.end),
      hasEnd: end !== undefined,
      content: [] as Part[],
    }
    if (tag.isEnd ? !isShortcode({ ...shortcode, hasEnd: true, isAlone: true }) : !isShortcode(shortcode)) {
      if (end !== undefined) closing.delete(end)
      continue
    }
    add(shown(from, tag.start))
    from = tag.end
    if (tag.isEnd) continue
    add(shortcode)
    if (end !== undefined && open.length < deepest) open.push({ content: shortcode.content, until: end })
  }
  add(shown(from, text.length))
  return root
}

/** Whether nothing else stands on its line, or in its paragraph. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start).trimEnd()
  const after = text.slice(end, end + 200).trimStart()
  const isFirst =
    before === '' || before.endsWith('>') || /\n[\t ]*$/.test(text.slice(Math.max(0, start - 50), start))
  const isLast = after === '' || after.startsWith('<') || /^[\t ]*\n/.test(text.slice(end, end + 50))
  return isFirst && isLast
}
