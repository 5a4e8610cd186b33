import type { Block } from '../../../kernel/document.ts'
import type { Warning } from './checks.ts'
import { respelt } from './names.ts'

/** Returns the props with which the fault is gone; undefined when only staff can decide. */
export function mended(block: Block, warning: Warning): Block['props'] | undefined {
  const { kind, about, level, instead } = warning
  if (kind === 'hidden-everywhere') return { ...block.props, hiddenOn: '' }
  if (kind === 'misspelt' && instead !== undefined) return respelt(block, about, instead)
  if (kind === 'skipped-level' && block.type === 'heading' && level !== undefined)
    return { ...block.props, level: typeof block.props.level === 'string' ? String(level) : level }
  return undefined
}
