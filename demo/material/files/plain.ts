import type { Block, Content } from './document.ts'

const width = 76

/** Wrapped at 76 letters, in UTF-8. */
export async function makeTxt(content: Content): Promise<Buffer> {
  const head = [content.title, '='.repeat(Math.min(width, content.title.length))]
  const sections = content.blocks.map(write).filter((section) => section !== '')
  const head2 = [content.subtitle, content.author].filter((line) => line).join('\n')
  return Buffer.from(`${[head.join('\n'), head2, ...sections].join('\n\n')}\n`)
}

function write(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(width, block.text.length))}`
    case 'paragraph':
      return wrap(block.text)
    case 'list':
      return block.items.map((item, at) => wrap(item, block.numbered ? `${at + 1}. ` : '- ')).join('\n')
    case 'quote':
      return [wrap(block.text, '> '), block.by && `> (${block.by})`].filter((line) => line).join('\n')
    case 'verse':
      return block.lines.map((line) => (line ? `    ${line}` : '')).join('\n')
    case 'table':
      return [block.columns, ...block.rows].map((row) => row.join(' | ')).join('\n')
    case 'picture':
    case 'newPage':
      return ''
  }
}

/** Later lines stand under the first, past its sign. */
function wrap(text: string, sign = ''): string {
  const indent = sign.startsWith('>') ? sign : ' '.repeat(sign.length)
  const lines: string[] = []
  let line = sign
  for (const word of text.split(/\s+/)) {
    if (line.trim().length > sign.trim().length && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent
    }
    line += line === sign || line === indent ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}

export type Cell = string | number

export interface Sheet {
  name: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Dutch spreadsheets read semicolons; the mark at the start says UTF-8. */
export async function makeCsv({ columns, rows }: Sheet): Promise<Buffer> {
  const cell = (value: Cell) => {
    const text = typeof value === 'number' ? String(value).replace('.', ',') : value
    return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = [columns, ...rows].map((row) => row.map(cell).join(';'))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}
