import type { AddToCart } from '../../../features/shop/index.ts'
import { readId } from './read-id.ts'

/**
 * What a button, form or address asks to be added: only the product, variant, choices and quantity are read, whatever
 * else is sent along (abuse 4). Undefined when no product can be meant.
 */
export function readAddition(sent: string | null, fields: URLSearchParams): AddToCart | undefined {
  const productId = readId(sent)
  if (productId === undefined) return undefined
  return {
    productId,
    variantId: readId(fields.get('variation_id')),
    attributes: attributesOf(fields),
    quantity: oneOf(fields.getAll('quantity')),
  }
}

/** Twice the same field is no number. */
const oneOf = (values: readonly string[]): string | undefined =>
  values.length > 1 ? values.join() : values[0]

const attributesOf = (fields: URLSearchParams): Record<string, string> | undefined => {
  const chosen = [...fields].filter(([name]) => name.startsWith('attribute_'))
  return chosen.length === 0
    ? undefined
    : Object.fromEntries(chosen.map(([name, value]) => [name.slice('attribute_'.length), value]))
}
