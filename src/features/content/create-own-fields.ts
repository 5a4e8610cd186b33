import { binder } from '../../kernel/bind.ts'
import { addOwnField, changeOwnField, deleteOwnField } from './own-fields/declare.ts'
import type { Parts } from './parts.ts'

/** Fields that staff define. */
export function createOwnFields(parts: Parts) {
  const bind = binder(parts)
  return {
    /** The fields of every kind, in order; pages that show them depend on the tag `own-fields`. */
    ownFields: parts.ownFields,
    addOwnField: bind(addOwnField),
    changeOwnField: bind(changeOwnField),
    /** Entries keep their stored values. */
    deleteOwnField: bind(deleteOwnField),
  }
}
