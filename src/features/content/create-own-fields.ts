import { binder } from '../../kernel/bind.ts'
import { addOwnField, changeOwnField, deleteOwnField } from './own-fields/declare.ts'
import type { Parts } from './parts.ts'

/** Fields that staff declare. */
export function createOwnFields(parts: Parts) {
  const bind = binder(parts)
  return {
    /** Of every kind, in order; a page that shows them depends on the tag `own-fields`. */
    ownFields: parts.ownFields,
    addOwnField: bind(addOwnField),
    changeOwnField: bind(changeOwnField),
    /** The values that entries have of it stay stored. */
    deleteOwnField: bind(deleteOwnField),
  }
}
