import type { RenderContext } from '../context.ts'
import { namedProduct } from '../shared/products/named-product.ts'
import type { AddToCartProps } from './fields.ts'

export const load = ({ product }: AddToCartProps, context: RenderContext) => namedProduct(product, context)
