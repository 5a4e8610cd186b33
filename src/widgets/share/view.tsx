import type { View } from '../../islands/contract.ts'
import type { ShareProps } from './fields.ts'
import type { ShareModel } from './load.ts'
import { clickName, networkOf, shareAddress } from './networks.ts'
import { signOf } from './signs.ts'

/**
 * Links to share the page (SITE-07), which load nothing from the networks. Copy, print and the device's own sheet show
 * once their script runs.
 */
const ShareView: View<ShareProps, ShareModel> = ({ props, model: { page, counts }, texts, id }) => {
  const shown = props.items.filter(({ network }) => !networkOf(network).isGone)
  if (shown.length === 0) return null
  const hide = props.look === 'signs' ? 'sr' : undefined
  return (
    <section
      className={`share is-${props.look}`}
      aria-labelledby={props.title ? `${id}-title` : undefined}
      aria-label={props.title ? undefined : texts('share')}
      data-behaviour="share"
      data-url={page.url}
      data-title={page.title}
      data-copied={texts('copied')}
      data-not-copied={texts('notCopied')}
    >
      {props.title ? (
        <h2 className="label" id={`${id}-title`}>
          {props.title}
        </h2>
      ) : null}
      <ul>
        {shown.map(({ network, label }, index) => {
          const address = shareAddress(network, page)
          const count = counts[network]
          const inside = (
            <>
              <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
                <path d={signOf(network)} />
              </svg>
              <span className={hide}>{label || networkOf(network).title}</span>
              {count === undefined ? null : (
                <span className="num share-count">
                  {count}
                  <span className="sr"> {texts('times')}</span>
                </span>
              )}
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
            <li key={index} hidden={address === undefined}>
              {address === undefined ? (
                <button type="button" data-share={network} data-click={clickName(network, page.path)}>
                  {inside}
                </button>
              ) : (
                <a
                  href={address}
                  target={network === 'email' ? undefined : '_blank'}
                  rel="noopener nofollow"
                  data-share={network}
                  data-click={clickName(network, page.path)}
                >
                  {inside}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <p className="small" role="status" data-share-status="" />
    </section>
  )
}

export default ShareView
