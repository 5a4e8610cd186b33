import type { View } from '../../islands/contract.ts'
import type { TabsProps } from './fields.ts'

/**
 * One of several panels at a time (CAT-12). Without scripts they stand below each other under their titles, with links
 * above.
 */
const TabsView: View<TabsProps> = ({ props: { items, active }, slots, texts, id }) =>
  items.length > 0 ? (
    <div className="tab-block" data-behaviour="tabs" data-active={active}>
      <nav className="tabs" aria-label={texts('label')}>
        {items.map(({ title, hashtag }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
          <a key={index} href={`#${id}-${index + 1}`} data-hashtag={hashtag || undefined}>
            {title}
          </a>
        ))}
      </nav>
      {items.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
        <section key={index} id={`${id}-${index + 1}`} className="tab-panel">
          <p className="tab-name">{title}</p>
          {slots[`items-${index}-content`]}
        </section>
      ))}
    </div>
  ) : null

export default TabsView
