import type { EntryCard } from '../../features/content/index.ts'
import type { OrderView, PaymentMethod, PayProblem } from '../../features/shop/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Option, Options } from '../../ui/option/option.tsx'
import { PartOfChoices } from '../../ui/part/part.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { methodSay } from './method-say.ts'
import { BoughtLines, OrderSummary, orderRows } from './order-summary.tsx'
import { orderPayPath, receivedPath } from './paths.ts'
import { checkoutTextsOf } from './texts.ts'

export interface PayState {
  order: OrderView
  methods: readonly PaymentMethod[]
  entries: ReadonlyMap<number, EntryCard>
}

const problems = ['unknown-method', 'out-of-stock', 'unavailable'] as const satisfies readonly PayProblem[]

/** `/checkout/order-pay/{id}/?key=`: pays for an order (again), with a method of the buyer's choice. */
export function payPage(
  site: Site,
  request: PageRequest,
  { order, methods, entries }: PayState,
): Promise<Page> {
  const texts = checkoutTextsOf(site)
  const [about, code] = request.notice?.split(':') ?? []
  const problem = about === 'checkout' ? problems.find((known) => known === code) : undefined
  const title = texts('payTitle', { number: order.number })
  return codedPage(site, request, {
    title,
    ownNotice: problem !== undefined,
    trail: [
      { label: texts('shop'), url: '/shop/' },
      { label: title, url: request.path },
    ],
    children: (
      <form method="post" action={orderPayPath(order.id, order.key)}>
        <div className="two checkout">
          <div>
            {problem ? (
              <ErrorSummary
                title={texts('wrongOne')}
                errors={[{ id: 'payment_method', text: texts(problem) }]}
              />
            ) : null}
            {order.payable ? (
              <PartOfChoices id="payment_method" title={texts('payment')}>
                {methods.length === 0 ? <p>{texts('noMethod')}</p> : null}
                <Options>
                  {methods.map(({ id, label }) => (
                    <Option
                      key={id}
                      name="payment_method"
                      value={id}
                      required
                      defaultChecked={id === order.paymentMethod}
                      label={label}
                      say={methodSay(id, order.delivery, texts)}
                    />
                  ))}
                </Options>
              </PartOfChoices>
            ) : (
              <p>
                {texts('notPayable')}{' '}
                <a href={receivedPath(order.id, order.key)}>
                  {texts('orderNamed', { number: order.number })}
                </a>
              </p>
            )}
          </div>
          <aside>
            <OrderSummary
              title={texts('summary')}
              lines={<BoughtLines order={order} entries={entries} texts={texts} />}
              rows={orderRows(order, texts)}
              withoutVat={order.withoutVat}
              texts={texts}
            >
              {order.payable && methods.length > 0 ? (
                <Button full type="submit">
                  {texts('payGo')}
                </Button>
              ) : null}
            </OrderSummary>
          </aside>
        </div>
      </form>
    ),
  })
}
