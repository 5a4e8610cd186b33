import type { EntryCard } from '../../features/content/index.ts'
import type { OrderView, ShopSettings } from '../../features/shop/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Part } from '../../ui/part/part.tsx'
import { Sum } from '../../ui/sum/sum.tsx'
import { Way } from '../../ui/way/way.tsx'
import { Addresses } from '../checkout/addresses.tsx'
import { type BoughtFile, BoughtFiles } from '../checkout/bought-files.tsx'
import { BoughtLines, orderRows } from '../checkout/order-summary.tsx'
import { orderPayPath } from '../checkout/paths.ts'
import { checkoutTextsOf } from '../checkout/texts.ts'
import type { Page, PageRequest, Site } from '../page.ts'
import { WithdrawPart } from '../withdraw/withdraw-part.tsx'
import { accountRoom } from './account-page.tsx'
import { standingOf } from './orders.tsx'
import { ordersPath, viewOrderPath } from './paths.ts'
import { accountTexts } from './texts.ts'

type Texts = ReturnType<typeof accountTexts>

export interface ViewOrderState {
  order: OrderView
  settings: ShopSettings
  entries: ReadonlyMap<number, EntryCard>
  files: readonly BoughtFile[]
}

/** `/my-account/view-order/{id}/`, for the customer who placed the order. */
export function viewOrderPage(site: Site, request: PageRequest, state: ViewOrderState): Promise<Page> {
  const texts = accountTexts(site)
  const ofCheckout = checkoutTextsOf(site)
  const { order, settings, entries, files } = state
  const { society, terms } = settings
  return accountRoom(site, request, {
    title: texts('orderOf', { date: formatLongDate(order.placedAt) }),
    lead: `${texts('orderSay', { number: order.number })} ${standingOf(order, texts)}.`,
    room: ordersPath,
    children: (
      <>
        <Way label={texts('way')} steps={stepsOf(order, texts)} />
        <div className="part-slot">
          <Part
            title={texts('bought')}
            aside={order.invoices.map(({ id, kind, number }) => (
              <a key={id} href={`${viewOrderPath(order.id)}${number}.pdf`}>
                {texts(kind === 'credit' ? 'credit' : 'invoice', { number })}
              </a>
            ))}
          >
            <BoughtLines order={order} entries={entries} texts={ofCheckout} />
            <Sum rows={orderRows(order, ofCheckout)} />
            <form className="row" method="post" action={viewOrderPath(order.id)}>
              {order.payable ? (
                <ButtonLink href={orderPayPath(order.id, order.key)}>{texts('pay')}</ButtonLink>
              ) : null}
              <Button plain type="submit" name="deed" value="again">
                {texts('again')}
              </Button>
            </form>
          </Part>
        </div>
        {files.length > 0 ? (
          <Part title={texts('downloads')}>
            <BoughtFiles site={site} files={files} />
          </Part>
        ) : null}
        <Part title={texts('addresses')}>
          <Addresses order={order} texts={ofCheckout} />
        </Part>
        <WithdrawPart
          site={site}
          order={order}
          terms={terms}
          filled={{ order: order.number, name: order.name, email: order.email }}
        />
        {society.email ? (
          <Part title={texts('help')}>
            <p>{texts('helpSay', { email: society.email })}</p>
          </Part>
        ) : null}
      </>
    ),
  })
}

function stepsOf(order: OrderView, texts: Texts) {
  const { placedAt, paidAt, completedAt, trackAndTrace, delivery } = order
  const isOver = ['cancelled', 'refunded', 'failed'].includes(order.status)
  const placed = { name: texts('placed'), say: formatLongDate(placedAt), state: 'done' as const }
  const paid = paidAt ? [{ name: texts('paid'), say: formatLongDate(paidAt), state: 'done' as const }] : []
  if (isOver) return [placed, ...paid, { name: standingOf(order, texts), state: 'done' as const }]
  const last = {
    name: texts(delivery === 'ship' ? 'shippedStep' : delivery === 'collect' ? 'ready' : 'done'),
  }
  const followed =
    trackAndTrace && /^https?:\/\//.test(trackAndTrace) ? (
      <a href={trackAndTrace}>{texts('track')}</a>
    ) : (
      trackAndTrace
    )
  return [
    { ...placed, state: paidAt ? ('done' as const) : ('here' as const) },
    ...(paidAt
      ? paid.map((step) => ({ ...step, state: completedAt ? ('done' as const) : ('here' as const) }))
      : [{ name: texts('paid'), say: texts('paidLater'), state: 'next' as const }]),
    completedAt
      ? {
          ...last,
          say: (
            <>
              {formatLongDate(completedAt)} {followed}
            </>
          ),
          state: 'done' as const,
        }
      : { ...last, state: 'next' as const },
  ]
}
