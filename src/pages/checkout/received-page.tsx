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
import { WithdrawPart } from '../withdraw/withdraw-part.tsx'
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
  /** What became of the account that the buyer wished for: a link was mailed, or none could be now. */
  account?: 'mailed' | 'late' | undefined
  /** About the address that was given to see more. */
  problem?: 'emailWrong' | 'emailTooMany' | undefined
  /** That address, as it was typed. */
  typed?: string | undefined
}

/** `/checkout/order-received/{id}/?key=` (SHOP-11): the state of an order, and what the buyer has to do. */
export function receivedPage(site: Site, request: PageRequest, state: ReceivedState): Promise<Page> {
  const texts = checkoutTextsOf(site)
  const { order, isBuyer, mayDownload, problem, files, settings } = state
  // A guest's order is in no account until it is fetched with a code.
  const waiting = order.userId === undefined ? 'downloadsLaterGuest' : 'downloadsLaterSay'
  const { number } = order
  const label = texts('orderNamed', { number })
  const over = order.status === 'cancelled' || order.status === 'refunded' ? order.status : undefined
  const isPast = over !== undefined || order.paidAt !== undefined
  return codedPage(site, request, {
    ...(over ? { title: label, lead: texts(`${over}Say`) } : welcomeOf(state, texts)),
    status: problem ? 403 : 200,
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
          {isBuyer && state.account ? (
            <Part title={texts('accountTitle')}>
              <p>
                {texts(state.account === 'late' ? 'accountLate' : 'accountMailed', { email: order.email })}
              </p>
            </Part>
          ) : null}
          {over ? null : <Standing state={state} texts={texts} />}
          {files.length > 0 ? (
            <Part title={texts(order.downloadable || isPast ? 'downloads' : 'downloadsLater')}>
              <BoughtFiles site={site} files={files} />
              {order.downloadable && mayDownload ? null : (
                <p className="after">
                  {texts(order.downloadable ? 'downloadsAsk' : isPast ? 'downloadsOver' : waiting)}
                </p>
              )}
            </Part>
          ) : null}
          {isBuyer ? (
            <Part title={texts('addresses')}>
              <Addresses order={order} texts={texts} />
            </Part>
          ) : (
            <AskEmail order={order} problem={problem} typed={state.typed} texts={texts} />
          )}
          <WithdrawPart site={site} order={order} terms={settings.terms} filled={{ order: number }} />
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

const welcomeOf = ({ order, isBuyer }: ReceivedState, texts: CheckoutTexts) =>
  isBuyer
    ? {
        title: texts('thanks', { name: order.billing.firstName }),
        lead: texts('receivedMail', { number: order.number, email: order.email }),
      }
    : { title: texts('thanksPlain'), lead: texts('receivedPlain', { number: order.number }) }

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
  const { iban, holder } = settings.payment
  const cents = order.dueCents
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

/** What is told of an order that is not over. */
function standingOf({ order, files }: ReceivedState) {
  switch (order.status) {
    case 'completed':
      if (order.delivery) return order.delivery === 'ship' ? 'sentSay' : 'collectedSay'
      return files.some(({ href }) => href !== undefined) ? 'downloadsReadySay' : 'completedSay'
    case 'processing':
      return 'paidSay'
    case 'failed':
      return 'failedSay'
    default:
      return 'pendingSay'
  }
}

/** What happens next, or what the buyer has to do. */
function Standing({ state, texts }: { state: ReceivedState; texts: CheckoutTexts }) {
  const { order, settings, isBuyer } = state
  if (order.status === 'on-hold' && order.paymentMethod === 'bacs')
    return <Transfer order={order} settings={settings} texts={texts} />
  const isPaidLater =
    order.paymentMethod === 'cod' && order.paidAt === undefined && order.status !== 'completed'
  const say = isPaidLater ? 'codSay' : standingOf(state)
  return (
    <Part title={texts('codTitle')}>
      <p>{texts(say)}</p>
      {say === 'sentSay' && order.trackAndTrace && isBuyer ? (
        <p>
          <Tracking code={order.trackAndTrace} texts={texts} />
        </p>
      ) : null}
      {order.payable && !isPaidLater ? (
        <p>
          <ButtonLink href={orderPayPath(order.id, order.key)}>{texts('payNow')}</ButtonLink>
        </p>
      ) : null}
    </Part>
  )
}

/** Staff enter the address of a parcel's page, or its code. */
const Tracking = ({ code, texts }: { code: string; texts: CheckoutTexts }) =>
  /^https?:\/\//.test(code) ? <a href={code}>{texts('track')}</a> : texts('trackCode', { code })

/** Visitors who only have the link must give the buyer's address before a name is shown (decisions, Checkout). */
const AskEmail = ({
  order,
  problem,
  typed,
  texts,
}: Pick<ReceivedState, 'order' | 'problem' | 'typed'> & { texts: CheckoutTexts }) => (
  <Part title={texts('askEmail')}>
    <p>{texts('askEmailSay')}</p>
    <form method="post" action={receivedPath(order.id, order.key)}>
      <Field id="email" label={texts('email')} error={problem && texts(problem)}>
        {(wires) => (
          <Joined>
            <TextInput
              {...wires}
              {...{ type: 'email', name: 'email', autoComplete: 'email', maxLength: 254 }}
              defaultValue={typed}
              required
            />
            <Button plain type="submit">
              {texts('show')}
            </Button>
          </Joined>
        )}
      </Field>
    </form>
  </Part>
)
