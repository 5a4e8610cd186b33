import type { ViewProps } from '../../islands/contract.ts'
import type { ProductSummaryProps } from './fields.ts'
import type { SummaryModel } from './load.ts'

export type SummaryProduct = NonNullable<SummaryModel['product']>

/** Props of a product's form and its parts. */
export interface FormProps {
  product: SummaryProduct
  title: string
  texts: ViewProps<ProductSummaryProps, SummaryModel>['texts']
  id: string
}
