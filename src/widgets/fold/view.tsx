import type { CSSProperties } from 'react'
import type { View } from '../../islands/contract.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FoldProps } from './fields.ts'

/**
 * Long contents of which only the top shows at first (CAT-12). A checkbox keeps it open, so it works without scripts;
 * keyboard focus inside opens it.
 */
const FoldView: View<FoldProps> = ({ props: { height, autoHide, more, less, hashtag }, slots, id }) => {
  const style: Record<`--${string}`, string> = { '--fold': `${height}px` }
  return (
    <div
      className="fold-block"
      style={style as CSSProperties}
      data-behaviour={autoHide || hashtag ? 'fold' : undefined}
      data-auto-hide={autoHide ? 'yes' : undefined}
      data-hashtag={hashtag || undefined}
    >
      <input type="checkbox" id={`${id}-open`} className="sr" aria-controls={`${id}-inhoud`} />
      <div className="fold-content" id={`${id}-inhoud`}>
        {slots.content}
      </div>
      <label htmlFor={`${id}-open`} className="link">
        <span className="more">
          {more}
          <Icon name="down" />
        </span>
        <span className="less">
          {less}
          <Icon name="up" />
        </span>
      </label>
    </div>
  )
}

export default FoldView
