import { type OrderView, type ShopSettings, withdrawableOf } from '../../features/shop/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { Site } from '../page.ts'
import { withdrawPath } from './paths.ts'
import { withdrawTextsOf } from './texts.ts'

const says = { all: 'orderSay', 'all-but-downloads': 'orderSayDownloads' } as const

/**
 * The right to withdraw from an order, or when it was used; nothing where it does not hold.
 * @param filled with which the form is filled in
 */
export function WithdrawPart({
  site,
  order,
  terms,
  filled,
}: {
  site: Site
  order: OrderView
  terms: ShopSettings['terms']
  filled: Readonly<Record<string, string>>
}) {
  const texts = withdrawTextsOf(site)
  if (order.withdrawnAt)
    return (
      <Part title={texts('orderTitle')}>
        <p>{texts('orderWithdrawn', { date: formatLongDate(order.withdrawnAt) })}</p>
      </Part>
    )
  const may = withdrawableOf(order)
  if (may === 'nothing') return null
  return (
    <Part title={texts('orderTitle')}>
      <p>{texts(says[may], { days: terms.withdrawalDays })}</p>
      <p className="row">
        <ButtonLink plain href={`${withdrawPath}?${new URLSearchParams(filled)}`}>
          {texts('link')}
        </ButtonLink>
      </p>
    </Part>
  )
}
