import type { View } from '../../islands/contract.ts'
import type { SocialLinksProps } from './fields.ts'
import { networks } from './networks.ts'

/** Links to our profiles elsewhere. Nothing is loaded from those networks. */
const SocialLinksView: View<SocialLinksProps> = ({ props: { items, look } }) => {
  const shown = items.filter(({ url }) => url)
  return shown.length > 0 ? (
    <ul className={`social is-${look}`}>
      {shown.map(({ network, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
        <li key={index}>
          <a href={url} rel="me noopener">
            <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={networks[network][1]} />
            </svg>
            <span className={look === 'signs' ? 'sr' : undefined}>{networks[network][0]}</span>
          </a>
        </li>
      ))}
    </ul>
  ) : null
}

export default SocialLinksView
