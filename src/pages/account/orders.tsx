import type { OrderSummary } from '../../features/shop/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import { formatPrice } from '../../kernel/money.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Part } from '../../ui/part/part.tsx'
import { Empty } from '../../ui/state/state.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { CodeForm } from './code-form.tsx'
import { ordersPath, viewOrderPath } from './paths.ts'
import { accountTexts } from './texts.ts'

type Texts = ReturnType<typeof accountTexts>

export type JoinProblem = 'joinWrong' | 'joinExpired' | 'joinTooMany'

export interface OrdersState {
  orders: readonly OrderSummary[]
  pages: number
  email: string
  /** A code was sent and is awaited. */
  asked?: boolean
  problem?: JoinProblem
}

/** `/my-account/orders/`, and the code with which earlier guest orders join. */
export function ordersPage(site: Site, request: PageRequest, state: OrdersState): Promise<Page> {
  const texts = accountTexts(site)
  const { orders, pages, problem } = state
  return accountRoom(site, request, {
    title: texts('orders'),
    room: ordersPath,
    status: problem ? 403 : 200,
    children: (
      <>
        <ErrorSummary
          title={texts('notYet')}
          errors={problem ? [{ id: 'code', text: texts(problem) }] : []}
        />
        {orders.length > 0 ? <OrderTable orders={orders} texts={texts} /> : <NoOrders texts={texts} />}
        {pages > 1 ? (
          <Pager
            page={request.page}
            pages={pages}
            href={(page) => (page === 1 ? ordersPath : `${ordersPath}page/${page}/`)}
            label={texts('pages')}
            previous={texts('previous')}
            next={texts('next')}
          />
        ) : null}
        <Join {...state} texts={texts} />
      </>
    ),
  })
}

export const NoOrders = ({ texts }: { texts: Texts }) => (
  <Empty
    level={2}
    title={texts('noOrders')}
    action={<ButtonLink href="/shop/">{texts('toShop')}</ButtonLink>}
  >
    <JoinWay texts={texts} />
  </Empty>
)

/** On the orders page. */
const joinId = 'eerder-besteld'

/** The way from an empty list to the code with which earlier guest orders join. */
export const JoinWay = ({ texts }: { texts: Texts }) => (
  <p>
    <TextLink href={`${ordersPath}#${joinId}`}>{texts('joinWay')}</TextLink>
  </p>
)

/** Returns the buyer's wording of an order's status. */
export function standingOf(
  { status, delivery }: Pick<OrderSummary, 'status' | 'delivery'>,
  texts: Texts,
): string {
  return status === 'completed' && delivery
    ? texts(`status-completed-${delivery}`)
    : texts(`status-${status}`)
}

export const OrderTable = ({ orders, texts }: { orders: readonly OrderSummary[]; texts: Texts }) => (
  <table className="tbl stack orders">
    <thead>
      <tr>
        <th>{texts('orderNumber')}</th>
        <th>{texts('date')}</th>
        <th>{texts('standing')}</th>
        <th className="n">{texts('total')}</th>
        <th>
          <span className="sr">{texts('doing')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => {
        const isWaiting = order.status === 'pending' || order.status === 'failed'
        return (
          <tr key={order.id}>
            <td className="ti">
              <a className="num" href={viewOrderPath(order.id)}>
                {order.number}
              </a>
              <span className="sub">
                {order.pieces === 1 ? texts('piecesOne') : texts('piecesMany', { count: order.pieces })}
              </span>
            </td>
            <td>{formatLongDate(order.placedAt)}</td>
            <td>{standingOf(order, texts)}</td>
            <td className="n num">{formatPrice(order.totalCents)}</td>
            <td className="act">
              <a
                href={viewOrderPath(order.id)}
                aria-label={`${texts(isWaiting ? 'pay' : 'view')} ${order.number}`}
              >
                {texts(isWaiting ? 'pay' : 'view')}
              </a>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

/** The e-mail address is proven first. */
const Join = ({ email, asked = false, problem, texts }: OrdersState & { texts: Texts }) => {
  const isAsked = asked || problem !== undefined
  return (
    <div className="part-slot">
      <Part id={joinId} title={texts('join')}>
        <CodeForm
          action={ordersPath}
          deed="join"
          asked={isAsked}
          texts={{
            sent: texts('joinSent', { email }),
            label: texts('joinCode'),
            go: texts('joinGo'),
            send: texts('joinSend'),
          }}
          error={problem && texts(problem)}
        >
          {isAsked ? null : <p>{texts('joinSay', { email })}</p>}
        </CodeForm>
      </Part>
    </div>
  )
}
