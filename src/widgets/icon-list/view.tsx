import type { View } from '../../islands/contract.ts'
import { Sign } from '../shared/signs/sign.tsx'
import type { IconListProps } from './fields.ts'

/** Short lines, each with an icon. */
const IconListView: View<IconListProps> = ({ props: { items, look } }) =>
  items.length > 0 ? (
    <ul className={`icon-list is-${look}`}>
      {items.map(({ text, sign, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
        <li key={index}>
          <Sign name={sign} />
          {link ? <a href={link}>{text}</a> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  ) : null

export default IconListView
