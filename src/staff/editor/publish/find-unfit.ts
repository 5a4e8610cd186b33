import type { Block } from '../../../kernel/document.ts'
import { unfitFor } from '../panel/addable.ts'
import { rooms } from '../rooms.ts'
import type { Warning } from './checks.ts'

/** Finds widgets that cannot stand in this kind of document, of which visitors get nothing. */
export const findUnfit = (content: readonly Block[], kind: string): Warning[] =>
  unfitFor(kind, content).map(({ type, props }) => ({
    kind: 'unfit',
    about: rooms.get(type)?.label ?? type,
    block: props.id,
  }))
