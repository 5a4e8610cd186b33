/** What there is of a product, as `/staff-api/stock` tells it; null: nobody counts it. */
export interface Stock {
  id: number
  title: string
  sku: string
  stock: number | null
  sold: number
  variants: readonly { sku: string; name: string; stock: number | null }[]
}

/** Every place of a product where pieces are counted or could be. */
export const placesOf = ({ title, stock, variants }: Stock) => [
  ...(variants.length === 0 || stock !== null ? [{ name: title, stock, variantSku: undefined }] : []),
  ...variants.map(({ sku, name, stock: own }) => ({ name, stock: own, variantSku: sku })),
]
