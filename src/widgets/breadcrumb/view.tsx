import type { View } from '../../islands/contract.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import type { BreadcrumbProps } from './fields.ts'
import type { Steps } from './load.ts'

/** Links to the levels above. The front page has none. */
const BreadcrumbView: View<BreadcrumbProps, Steps> = ({ model: items, texts }) =>
  items.length > 1 ? <Breadcrumb label={texts('label')} items={items} /> : null

export default BreadcrumbView
