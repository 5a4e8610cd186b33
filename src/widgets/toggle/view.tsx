import type { View } from '../../islands/contract.ts'
import { AccordionItem, Accordion as Items } from '../../ui/accordion/accordion.tsx'
import type { ToggleProps } from './fields.ts'

/** Items that fold independently; those of an accordion close each other. */
const ToggleView: View<ToggleProps> = ({ props: { items }, slots }) =>
  items.length > 0 ? (
    <div
      className="toggle-lines"
      data-behaviour={items.some(({ hashtag }) => hashtag) ? 'toggle' : undefined}
    >
      <Items>
        {items.map(({ title, hashtag, open }, index) => (
          <AccordionItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
            key={index}
            title={title}
            open={open}
            data-hashtag={hashtag || undefined}
          >
            {slots[`items-${index}-content`]}
          </AccordionItem>
        ))}
      </Items>
    </div>
  ) : null

export default ToggleView
