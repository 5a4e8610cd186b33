import type { EntryCard } from '../../features/content/index.ts'
import { epcText, type OrderView, type ShopSettings, spacedIban } from '../../features/shop/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import { formatPrice } from '../../kernel/money.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Joined, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Part } from '../../ui/part/part.tsx'
import { QrCode } from '../account/qr-code.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { withdrawPath } from '../withdraw/paths.ts'
import { Addresses } from './addresses.tsx'
import { type BoughtFile, BoughtFiles } from './bought-files.tsx'
import { BoughtLines, OrderSummary, orderRows } from './order-summary.tsx'
import { orderPayPath, receivedPath } from './paths.ts'
import { type CheckoutTexts, checkoutTextsOf } from './texts.ts'

export interface ReceivedState {
  order: OrderView
  isBuyer: boolean
  mayDownload: boolean
  settings: ShopSettings
  entries: ReadonlyMap<number, EntryCard>
  files: readonly BoughtFile[]
  /** About the address that was given to see more. */
  problem?: 'emailWrong' | 'emailTooMany' | undefined
}

/** `/checkout/order-received/{id}/?key=` (SHOP-11): the state of an order, and what the buyer has to do. */
export function receivedPage(site: Site, request: PageRequest, state: ReceivedState): Promise<Page> {
  const texts = checkoutTextsOf(site)
  const { order, isBuyer, mayDownload, problem, files, settings } = state
  // A guest's order is in no account until it is fetched with a code.
  const waiting = order.userId === undefined ? 'downloadsLaterGuest' : 'downloadsLaterSay'
  const later = order.paidAt ? 'downloadsOver' : waiting
  const { number } = order
  const label = texts('orderNamed', { number })
  const transfer = <Transfer order={order} settings={settings} texts={texts} />
  return codedPage(site, request, {
    title: isBuyer ? texts('thanks', { name: order.billing.firstName }) : texts('thanksPlain'),
    status: problem ? 403 : 200,
    lead: isBuyer
      ? texts('receivedMail', { number, email: order.email })
      : texts('receivedPlain', { number }),
    trail: [
      { label: texts('shop'), url: '/shop/' },
      { label, url: request.path },
    ],
    children: (
      <div className="two">
        <div>
          {problem ? (
            <ErrorSummary title={texts('wrongOne')} errors={[{ id: 'email', text: texts(problem) }]} />
          ) : null}
          {order.status === 'on-hold' ? transfer : <Standing order={order} texts={texts} />}
          {files.length > 0 ? (
            <Part title={texts(order.downloadable || order.paidAt ? 'downloads' : 'downloadsLater')}>
              <BoughtFiles site={site} files={files} />
              {order.downloadable && mayDownload ? null : (
                <p className="after">{texts(order.downloadable ? 'downloadsAsk' : later)}</p>
              )}
            </Part>
          ) : null}
          {isBuyer ? (
            <Part title={texts('addresses')}>
              <Addresses order={order} texts={texts} />
            </Part>
          ) : (
            <AskEmail order={order} problem={problem} texts={texts} />
          )}
          <Part title={texts('withdraw')}>
            <p>{texts('withdrawSay', { days: settings.terms.withdrawalDays })}</p>
            <p>
              <a href={`${withdrawPath}?order=${encodeURIComponent(number)}`}>{texts('withdrawGo')}</a>
            </p>
          </Part>
        </div>
        <aside>
          <OrderSummary
            title={texts('summary')}
            lines={<BoughtLines order={order} entries={state.entries} texts={texts} />}
            rows={orderRows(order, texts)}
            withoutVat={order.withoutVat}
            texts={texts}
          />
        </aside>
      </div>
    ),
  })
}

/** How to pay by bank transfer. */
function Transfer({
  order,
  settings,
  texts,
}: {
  order: OrderView
  settings: ShopSettings
  texts: CheckoutTexts
}) {
  if (order.paymentMethod !== 'bacs') return <Standing order={order} texts={texts} />
  const { iban, holder } = settings.payment
  const cents = order.totalCents - order.paidCents
  const qr = epcText({ iban, holder, cents, reference: order.number })
  return (
    <Part title={texts('transferTitle')}>
      <div className="transfer">
        <Facts
          rows={[
            { label: texts('amount'), value: <b>{formatPrice(cents)}</b> },
            { label: texts('iban'), value: <span className="copy">{spacedIban(iban)}</span> },
            { label: texts('holder'), value: holder },
            { label: texts('reference'), value: <span className="copy">{order.number}</span> },
            ...(order.expiresAt ? [{ label: texts('before'), value: formatLongDate(order.expiresAt) }] : []),
          ]}
        />
        {qr ? (
          <div>
            <div className="qr">
              <QrCode text={qr} label={texts('qr')} />
            </div>
            <p className="hint">{texts('qrSay')}</p>
          </div>
        ) : null}
      </div>
      <p>{texts(order.delivery === 'ship' ? 'transferSay' : 'transferSayPlain')}</p>
    </Part>
  )
}

const standings = {
  pending: 'pendingSay',
  'on-hold': 'pendingSay',
  processing: 'paidSay',
  completed: 'paidSay',
  cancelled: 'cancelledSay',
  refunded: 'refundedSay',
  failed: 'failedSay',
} as const

const Standing = ({ order, texts }: { order: OrderView; texts: CheckoutTexts }) => {
  const isPaidLater = order.paymentMethod === 'cod' && order.paidAt === undefined
  return (
    <Part title={texts('codTitle')}>
      <p>{texts(isPaidLater ? 'codSay' : standings[order.status])}</p>
      {order.payable && !isPaidLater ? (
        <p>
          <ButtonLink href={orderPayPath(order.id, order.key)}>{texts('payNow')}</ButtonLink>
        </p>
      ) : null}
    </Part>
  )
}

/** Visitors who only have the link must give the buyer's address before a name is shown (decisions, Checkout). */
const AskEmail = ({
  order,
  problem,
  texts,
}: {
  order: OrderView
  problem: ReceivedState['problem']
  texts: CheckoutTexts
}) => (
  <Part title={texts('askEmail')}>
    <p>{texts('askEmailSay')}</p>
    <form method="post" action={receivedPath(order.id, order.key)}>
      <Field id="email" label={texts('email')} error={problem && texts(problem)}>
        {(wires) => (
          <Joined>
            <TextInput {...wires} type="email" name="email" autoComplete="email" maxLength={254} required />
            <Button plain type="submit">
              {texts('show')}
            </Button>
          </Joined>
        )}
      </Field>
    </form>
  </Part>
)
