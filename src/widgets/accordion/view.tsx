import type { ViewProps } from '../../islands/contract.ts'
import { AccordionItem, Accordion as Items } from '../../ui/accordion/accordion.tsx'
import { TextButton } from '../../ui/button/button.tsx'
import type { AccordionProps } from './fields.ts'

/**
 * Folding questions (CAT-12). Plain `details` with one `name` close each other without scripts, so React does nothing
 * here. The behaviour is loaded only for hashtags, for the two buttons, and when all items start open, which a shared
 * name forbids.
 */
export default function Accordion({ props, slots, texts, id }: ViewProps<AccordionProps>) {
  const { items, state, showAll } = props
  if (items.length === 0) return null
  const allOpen = state === 'all_open'
  const needsScript = showAll || allOpen || items.some(({ hashtag }) => hashtag)
  return (
    <div className="accordion" data-behaviour={needsScript ? 'accordion' : undefined}>
      {showAll ? (
        <p className="row" data-accordion-all="" hidden>
          <TextButton data-expand-all="">{texts('expandAll')}</TextButton>
          <TextButton data-collapse-all="">{texts('collapseAll')}</TextButton>
        </p>
      ) : null}
      <Items>
        {items.map((item, index) => (
          <AccordionItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
            key={index}
            title={item.title}
            name={allOpen ? undefined : `vragen-${id}`}
            open={allOpen || (state === 'first' && index === 0)}
            data-hashtag={item.hashtag || undefined}
          >
            {slots[`items-${index}-content`]}
          </AccordionItem>
        ))}
      </Items>
    </div>
  )
}
