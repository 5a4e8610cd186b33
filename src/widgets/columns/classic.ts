import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

type Ratio = (typeof fields)['defaults']['ratio']
const slots = ['first', 'second', 'third', 'fourth'] as const

/** The division that is nearest to these widths in percent; undefined where a width says nothing. */
function ratioOf(widths: readonly (number | undefined)[]): Ratio {
  if (widths.length === 3) return 'thirds'
  if (widths.length >= 4) return 'quarters'
  const [one = 50, other = 100 - one] = widths
  if (one >= 62) return 'two'
  return other >= 70 || one <= 30 ? 'rail' : 'halves'
}

/** Columns beside each other; of more than four, the next ones stand below. */
export function columnsOf(
  columns: readonly (readonly Draft[])[],
  widths: readonly (number | undefined)[],
  props: Partial<(typeof fields)['defaults']> = {},
): Draft[] {
  const filled = columns
    .map((blocks, at) => ({ blocks, width: widths[at] }))
    .filter(({ blocks }) => blocks.length > 0)
  if (filled.length <= 1) return [...(filled[0]?.blocks ?? [])]
  const perRow = filled.length <= 4 ? filled.length : filled.length % 3 === 0 ? 3 : 4
  const rows: Draft[] = []
  for (let at = 0; at < filled.length; at += perRow) {
    const row = filled.slice(at, at + perRow)
    if (row.length === 1) rows.push(...(row[0]?.blocks ?? []))
    else
      rows.push(
        draft(fields, {
          ratio:
            perRow === row.length
              ? ratioOf(row.map(({ width }) => width))
              : perRow === 3
                ? 'thirds'
                : 'quarters',
          ...props,
          ...Object.fromEntries(row.map(({ blocks }, place) => [slots[place], blocks])),
        }),
      )
  }
  return rows
}

const percents = (from: ClassicWidget) =>
  String(from.raw('widths') ?? '')
    .split(',')
    .map((width) => Number.parseFloat(width) || undefined)
const children = (from: ClassicWidget) =>
  Array.from({ length: Math.min(100, from.number('children') ?? 0) }, (_, at) => from.blocks(at))

/** Columns of a builder or of the block editor: what places them gives their number and their widths. */
const columns = (from: ClassicWidget) =>
  columnsOf(children(from), percents(from), {
    align: from.choice('verticalAlignment', { center: 'center', middle: 'center' }, 'start'),
    gap: from.choice('columnGap', { none: 'none', small: 'small', large: 'large' }, 'own'),
  })

export const classic: ClassicMapping = {
  elementor: { ':columns': columns },
  blocks: {
    'core/columns': columns,
    'core/media-text': (from) => {
      const media = from.picture('picture')
      const words = from.blocks().filter(({ type, props }) => type !== 'picture' || props.media !== media)
      if (media === null) return words.length > 0 ? words : undefined
      const picture: Draft = { type: 'picture', props: { media, caption: '', link: '' } }
      const isRight = from.choice('mediaPosition', { right: true }, false)
      return columnsOf(isRight ? [words, [picture]] : [[picture], words], [50, 50])
    },
  },
}
