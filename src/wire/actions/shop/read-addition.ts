import type { AddToCart } from '../../../features/shop/index.ts'
import { readId } from './read-id.ts'

/**
 * Reads which product a button, form or URL adds: only the product, variant, attributes and quantity, whatever else is
 * sent (abuse 4). Undefined without a valid product id.
 */
export function readAddition(sent: string | null, fields: URLSearchParams): AddToCart | undefined {
  const productId = readId(sent)
  if (productId === undefined) return undefined
  return {
    productId,
    variantId: readId(fields.get('variation_id')),
    attributes: attributesOf(fields),
    quantity: quantityOf(fields),
  }
}

/** A list of quantities is invalid, in any notation (abuse 5). */
function quantityOf(fields: URLSearchParams): string | undefined {
  const [first, ...more] = [...fields].filter(([name]) => /^quantity(\[|$)/.test(name))
  if (!first) return undefined
  const [name, value] = first
  return name === 'quantity' && more.length === 0 ? value : 'a list'
}

const attributesOf = (fields: URLSearchParams): Record<string, string> | undefined => {
  const chosen = [...fields].filter(([name]) => name.startsWith('attribute_'))
  return chosen.length === 0
    ? undefined
    : Object.fromEntries(chosen.map(([name, value]) => [name.slice('attribute_'.length), value]))
}
