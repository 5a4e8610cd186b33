import type { Result } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { CartToken } from '../shop.ts'
import type { ProofOfBuyer } from './customer-orders.ts'
import type { InvoiceView } from './invoices.ts'
import type { OrderMail } from './mails.ts'
import type {
  Actor,
  BoughtDownload,
  CheckoutChoices,
  CheckoutDraft,
  NewRefund,
  NewWithdrawal,
  OrderDetails,
  OrderStatus,
  OrderSummary,
  OrdersWaiting,
  OrderView,
  PaymentMethod,
  PayNext,
  PayProblem,
  PlacedOrder,
  PlaceOrder,
  PlaceProblem,
  PlaceRefused,
  Quote,
  ReceivedOrder,
  RefundProblem,
  RefundView,
  StaffOrderQuery,
  StaffWithdrawal,
  StepProblem,
  StockMove,
} from './views.ts'

/** From a full cart to an order that is paid, sent, and if need be paid back. */
export interface Orders {
  /** What was typed before, and the key of this checkout; undefined without a cart. */
  readDraft(token: CartToken): Promise<CheckoutDraft | undefined>
  /** Keeps what was typed, as far as it is told. */
  saveDraft(token: CartToken, fields: Readonly<Record<string, string>>): Promise<void>
  quote(token: CartToken, choices: CheckoutChoices): Promise<Quote>
  /** One key makes one order, however often and from however many tabs it is sent: the others get the same one. */
  place(
    token: CartToken,
    order: PlaceOrder,
    viewer: Viewer,
  ): Promise<Result<PlacedOrder, PlaceProblem, PlaceRefused>>
  /** Begins to pay, or goes on with what was begun; another method than before begins another attempt. */
  pay(id: number, key: string, method?: string): Promise<Result<PayNext, PayProblem>>
  /** The ways in which an order may be paid now. */
  methodsOf(id: number, key: string): Promise<readonly PaymentMethod[]>

  /** By number and key. The buyer is who has the session it was placed with, for ten minutes, or knows the address. */
  received(id: number, key: string, proof: ProofOfBuyer): Promise<ReceivedOrder | undefined>
  /** Asks the provider how it stands with what the buyer began to pay; safe to repeat. */
  refresh(id: number, key: string): Promise<void>
  /** A signed-in customer's own. */
  ofViewer(viewer: Viewer, page: number): Promise<{ orders: readonly OrderSummary[]; pages: number }>
  oneOfViewer(viewer: Viewer, id: number): Promise<OrderView | undefined>
  /** After proof of the address: its orders without an account become this account's. */
  adopt(email: string, userId: string, tx?: Transaction): Promise<number>
  /** Library files that a viewer has bought and may download now: of the given ones, or all. */
  boughtFiles(viewer: Viewer, fileIds?: readonly number[]): Promise<ReadonlySet<number>>
  /** The same, with how often and how long. */
  downloads(viewer: Viewer, fileIds?: readonly number[]): Promise<readonly BoughtDownload[]>
  /** Counts a download of each; answers those that may be had. */
  countDownloads(viewer: Viewer, fileIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Mails a new download link; the old one ends, times and days begin anew. */
  renewDownloads(id: number, by: Actor): Promise<Result<undefined, 'unknown-order' | 'not-allowed'>>
  /** Takes the downloads back. */
  endDownloads(id: number, by: Actor): Promise<Result<undefined, 'unknown-order'>>

  /** The provider says that something changed; it is asked what. Unknown numbers are nothing. */
  providerSays(providerId: string): Promise<void>
  /** Ends orders that were not paid in time; by a job. */
  expire(): Promise<number>

  /** What a buyer withdraws from; always taken in. */
  withdraw(withdrawal: NewWithdrawal): Promise<StaffWithdrawal>

  list(query: StaffOrderQuery): Promise<{ orders: readonly OrderSummary[]; total: number }>
  details(id: number): Promise<OrderDetails | undefined>
  waiting(): Promise<OrdersWaiting>
  /** The one way in which a status changes. The status that it has already is fine. */
  step(
    id: number,
    to: OrderStatus,
    by: Actor,
    more?: { trackAndTrace?: string; text?: string },
  ): Promise<Result<OrderStatus, StepProblem>>
  /**
   * Money that came by bank or over the counter.
   * @param key of the form: sent twice, it counts once
   */
  receivePayment(
    id: number,
    cents: number,
    by: Actor,
    key?: string,
  ): Promise<Result<OrderStatus, 'unknown-order' | 'bad-amount'>>
  /** Never more than was paid. Money that nobody had a claim to goes back without touching the order. */
  refund(id: number, refund: NewRefund, by: Actor): Promise<Result<RefundView, RefundProblem>>
  addNote(id: number, text: string, by: Actor): Promise<Result<undefined, 'unknown-order'>>
  /** Sends a mail of an order once more. */
  mailAgain(id: number, mail: OrderMail, by: Actor): Promise<Result<undefined, 'unknown-order'>>
  invoice(id: number): Promise<InvoiceView | undefined>
  withdrawals(query: {
    status?: 'open' | 'settled'
    page: number
    perPage: number
  }): Promise<{ withdrawals: readonly StaffWithdrawal[]; total: number }>
  settleWithdrawal(
    id: number,
    answer: string,
    by: Actor,
  ): Promise<Result<StaffWithdrawal, 'unknown-withdrawal'>>
  stockMoves(productId: number, page: number): Promise<{ moves: readonly StockMove[]; total: number }>
}
