import type { RowOf } from '../../../staff-api/contract.ts'

export type Stock = RowOf<'stock'>

/** The product and its variants whose stock is or could be tracked. */
export const placesOf = ({ title, stock, variants }: Stock) => [
  ...(variants.length === 0 || stock !== null ? [{ name: title, stock, variantSku: undefined }] : []),
  ...variants.map(({ sku, name, stock: own }) => ({ name, stock: own, variantSku: sku })),
]
