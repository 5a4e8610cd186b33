import type { ViewProps } from '../../islands/contract.ts'
import { pageNonce } from '../../kernel/page-nonce.ts'
import { CloseButton, TextLink } from '../../ui/button/button.tsx'
import { NoticeBar } from '../../ui/message/message.tsx'
import type { StoreNoticeProps } from './fields.ts'
import type { StoreNoticeModel } from './load.ts'

const restUrl = '/wp-json/wp/v2/users/me'

/** The store notice at the top, and for staff the 'coming soon' banner at the bottom (SHOP-15). */
export default function StoreNotice({ model, texts }: ViewProps<StoreNoticeProps, StoreNoticeModel>) {
  const { notice, comingSoon } = model
  return (
    <>
      {notice ? (
        <NoticeBar
          label={texts('notice')}
          className="woocommerce-store-notice"
          data-notice-id={notice.id}
          data-behaviour="store-notice"
          close={<CloseButton className="woocommerce-store-notice__dismiss-link" label={texts('close')} />}
        >
          {notice.text}
        </NoticeBar>
      ) : null}
      {comingSoon ? (
        <section
          id="coming-soon-footer-banner"
          className="coming-soon-banner"
          aria-label={texts('staff')}
          data-behaviour="coming-soon"
        >
          <p>{texts('comingSoon')}</p>
          {/* A link, because classic scripts look for one; without scripts it leads to where the banner is set. */}
          <TextLink
            className="coming-soon-footer-banner-dismiss"
            href="/wp-admin/"
            role="button"
            data-rest-url={restUrl}
            data-rest-nonce={pageNonce}
          >
            {texts('dismiss')}
          </TextLink>
        </section>
      ) : null}
    </>
  )
}
