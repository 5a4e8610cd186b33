/** Stock of a product, as `/staff-api/stock` sends it; null: stock is not tracked. */
export interface Stock {
  id: number
  title: string
  sku: string
  stock: number | null
  sold: number
  variants: readonly { sku: string; name: string; stock: number | null }[]
}

/** The product and its variants whose stock is or could be tracked. */
export const placesOf = ({ title, stock, variants }: Stock) => [
  ...(variants.length === 0 || stock !== null ? [{ name: title, stock, variantSku: undefined }] : []),
  ...variants.map(({ sku, name, stock: own }) => ({ name, stock: own, variantSku: sku })),
]
