import type { ViewProps } from '../../islands/contract.ts'
import type { ProductSummaryProps } from './fields.ts'
import type { SummaryModel } from './load.ts'

export type SummaryProduct = NonNullable<SummaryModel['product']>

/** What the form of a product and its parts are made from. */
export interface FormProps {
  product: SummaryProduct
  title: string
  texts: ViewProps<ProductSummaryProps, SummaryModel>['texts']
  id: string
}
