import type { RenderContext } from '../context.ts'
import { namedProduct } from '../shared/products/named-product.ts'
import type { PriceProps } from './fields.ts'

export const load = ({ product }: PriceProps, context: RenderContext) => namedProduct(product, context)
