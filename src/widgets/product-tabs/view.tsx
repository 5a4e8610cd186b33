import type { ReactNode } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import { ProductFactsTable } from './facts-view.tsx'
import type { ProductTabsProps } from './fields.ts'
import type { TabsModel } from './load.ts'

interface Tab {
  /** As in `#tab-{key}` and `.{key}_tab`. */
  key: 'description' | 'additional_information' | 'reviews'
  label: string
  content: ReactNode
}

/**
 * SHOP-03: description, additional information, reviews. Without scripts they stand below each other under their
 * headings, with links above.
 */
export default function ProductTabs(view: ViewProps<ProductTabsProps, TabsModel | undefined>) {
  const { model, texts } = view
  if (!model) return null
  const tabs = tabsOf(view, model)
  return (
    <div
      className="woocommerce-tabs wc-tabs-wrapper product-tabs"
      data-behaviour="product-tabs"
      data-open={model.opensReviews ? 'reviews' : undefined}
    >
      <ul className="tabs wc-tabs" aria-label={texts('label')}>
        {tabs.map(({ key, label }, index) => (
          <li key={key} className={`${key}_tab${index === 0 ? ' active' : ''}`} id={`tab-title-${key}`}>
            <a href={`#tab-${key}`}>{label}</a>
          </li>
        ))}
      </ul>
      {tabs.map(({ key, label, content }) => (
        <div
          key={key}
          className={`woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab`}
          id={`tab-${key}`}
        >
          <h2 className="panel-title">{label}</h2>
          {content}
        </div>
      ))}
    </div>
  )
}

function tabsOf(
  { texts, slots }: Pick<ViewProps<ProductTabsProps>, 'texts' | 'slots'>,
  model: TabsModel,
): Tab[] {
  const { description, facts, reviews } = model
  return [
    ...(description.trim()
      ? [
          {
            key: 'description' as const,
            label: texts('description'),
            content: <div className="prose" data-content dangerouslySetInnerHTML={{ __html: description }} />,
          },
        ]
      : []),
    ...(facts
      ? [
          {
            key: 'additional_information' as const,
            label: texts('additional'),
            content: <ProductFactsTable facts={facts} texts={texts} />,
          },
          { key: 'reviews' as const, label: texts('reviews', { count: reviews }), content: slots.reviews },
        ]
      : []),
  ]
}
