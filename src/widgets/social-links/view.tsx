import type { View } from '../../islands/contract.ts'
import type { SocialLinksProps } from './fields.ts'
import { networks } from './networks.ts'

/** Links to our profiles elsewhere. Nothing is loaded from those networks. */
const SocialLinksView: View<SocialLinksProps> = ({ props: { items, look } }) => {
  const shown = items.flatMap(({ network, url }) => {
    const [name, sign] = networks.get(network) ?? []
    return name && url ? [{ name, sign, url }] : []
  })
  return shown.length > 0 ? (
    <ul className={`social is-${look}`}>
      {shown.map(({ name, sign, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
        <li key={index}>
          <a href={url} rel="me noopener">
            <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
            <span className={look === 'signs' ? 'sr' : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  ) : null
}

export default SocialLinksView
