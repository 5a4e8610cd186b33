import { TextLink } from '../../ui/button/button.tsx'
import { cartPath } from '../../widgets/shared/cart/cart-way.tsx'
import type { PageRequest, Site } from '../page.ts'
import { type Notice, readNotice } from './read-notice.ts'
import { type CartTexts, cartTexts } from './texts.ts'

/**
 * A notice as part of a page: the page scrolls to it, and an alert receives the focus (SHOP-14).
 * @param title of the product it is about
 */
export const NoticeMessage = ({
  notice,
  title = '',
  texts,
}: {
  notice: Notice
  title?: string | undefined
  texts: CartTexts
}) => (
  <div
    className={notice.isProblem ? 'msg bad woocommerce-error' : 'msg woocommerce-message'}
    role={notice.isProblem ? 'alert' : 'status'}
    data-behaviour="notices"
  >
    <span>{texts(notice.code, { title })}</span>
    {notice.code === 'added' ? (
      <TextLink className="wc-forward" href={cartPath}>
        {texts('viewCart')}
      </TextLink>
    ) : null}
    {notice.code === 'removed' && notice.key ? (
      <TextLink className="restore-item" rel="nofollow" href={`${cartPath}?undo_item=${notice.key}`}>
        {texts('undo')}
      </TextLink>
    ) : null}
  </div>
)

/** Returns the title of the product that a notice is about. */
export async function titleOf(site: Site, notice: Notice | undefined): Promise<string | undefined> {
  if (notice?.productId === undefined) return undefined
  const [entry] = await site.features.content.entries([notice.productId])
  return entry?.title
}

/** Returns the shop's notice that a request carries, on any page. */
export async function shopNotice(site: Site, request: PageRequest) {
  const notice = readNotice(request.notice)
  const title = await titleOf(site, notice)
  if (!notice || (notice.productId !== undefined && title === undefined)) return undefined
  return <NoticeMessage notice={notice} title={title} texts={cartTexts(site)} />
}
