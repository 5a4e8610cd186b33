import { binder } from '../../kernel/bind.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { CartContents } from './cart/stored-cart.ts'
import type { CartToken } from './inputs.ts'
import { basketOfCart } from './orders/basket.ts'
import { cancelJob } from './orders/cancel-job.ts'
import { adoptOrders, orderOfViewer, ordersOfViewer, receivedOrder } from './orders/customer-orders.ts'
import {
  boughtFiles,
  countDownloads,
  endDownloads,
  openDownloads,
  renewDownloads,
} from './orders/downloads.ts'
import { openCheckout, saveDraft } from './orders/draft.ts'
import { orderMailJob } from './orders/mail-job.ts'
import { placeOrder } from './orders/place-order.ts'
import { readDetails, readInvoice } from './orders/read-details.ts'
import {
  addNote,
  listOrders,
  mailAgain,
  ordersWaiting,
  receivePayment,
  stepOrder,
  stockMovesOf,
} from './orders/staff-orders.ts'
import { knownCustomers, quoteLines, takeOrder } from './orders/take-order.ts'
import type { PlaceOrder } from './orders/views.ts'
import {
  listWithdrawals,
  runWithdrawalMail,
  settleWithdrawal,
  takeInWithdrawal,
  withdrawalMailJob,
} from './orders/withdrawals.ts'
import { runOrderMails } from './orders/write-mail.ts'
import { drawInvoice, drawPackingSlip } from './paper/papers.ts'
import type { Parts } from './parts.ts'
import { runCancel } from './payments/cancel-payments.ts'
import { expireOrders, expiryJob } from './payments/expire-orders.ts'
import { methodsOf, payOrder } from './payments/pay-order.ts'
import { messageJob, providerSays, runMessage } from './payments/provider-says.ts'
import { refreshOrder } from './payments/refresh-payments.ts'
import { refundJob, refundOrder, runRefund } from './payments/refund-order.ts'

export interface Orders extends ReturnType<typeof createOrders> {}

/**
 * From a full cart to an order that is paid, sent, and if need be paid back.
 * Defines its jobs: call it before they are started.
 */
export function createOrders(parts: Parts) {
  const { jobs } = parts
  jobs.define(orderMailJob, (payload) => runOrderMails(parts, payload))
  jobs.define(withdrawalMailJob, (payload) => runWithdrawalMail(parts, payload))
  jobs.define(refundJob, (payload) => runRefund(parts, payload))
  jobs.define(messageJob, (payload) => runMessage(parts, payload))
  jobs.define(cancelJob, (payload) => runCancel(parts, payload))
  jobs.define(expiryJob, async () => {
    await expireOrders(parts)
  })
  const bind = binder(parts)
  return {
    /** What was typed before, the key of this checkout, and what the cart would cost; undefined without a cart. */
    open: bind(openCheckout),
    /** Keeps what was typed, as far as it is told; answers the cart. */
    saveDraft: bind(saveDraft),
    /**
     * One key makes one order, however often and from however many tabs it is sent: the others get the same one.
     * @param cart what `saveDraft` answered
     */
    place: (token: CartToken, order: PlaceOrder, viewer: Viewer, cart?: CartContents) =>
      placeOrder(parts, basketOfCart(parts, token, viewer, cart), order),
    /** Begins to pay, or goes on with what was begun; another method than before begins another attempt. */
    pay: bind(payOrder),
    /** The ways in which an order may be paid now. */
    methodsOf: bind(methodsOf),
    /** By number and key. The buyer is who has the session it was placed with, for ten minutes, or knows the address. */
    received: bind(receivedOrder),
    /** Asks the provider how it stands with what the buyer began to pay; safe to repeat. */
    refresh: bind(refreshOrder),
    /** A signed-in customer's own. */
    ofViewer: bind(ordersOfViewer),
    oneOfViewer: bind(orderOfViewer),
    /** After proof of the address: its orders without an account become this account's. */
    adopt: bind(adoptOrders),
    /** Library files that a viewer has bought and may download now: of the given ones, or all. */
    boughtFiles: bind(boughtFiles),
    /** The same, with how often and how long. */
    downloads: bind(openDownloads),
    /** Counts a download of each; answers those that may be had. */
    countDownloads: bind(countDownloads),
    /** Mails a new download link; the old one ends, times and days begin anew. */
    renewDownloads: bind(renewDownloads),
    /** Takes the downloads back. */
    endDownloads: bind(endDownloads),
    /** The provider says that something changed; it is asked what. Unknown numbers are nothing. */
    providerSays: bind(providerSays),
    /** Ends orders that were not paid in time; by a job. */
    expire: bind(expireOrders),

    /** What a buyer withdraws from; always taken in. */
    withdraw: bind(takeInWithdrawal),
    /** What lines that staff put together would cost. */
    quoteLines: bind(quoteLines),
    /** Staff order for somebody: as `place`, without a cart and without terms that only a buyer can agree to. */
    take: bind(takeOrder),
    /** Who ordered before, by words. */
    knownCustomers: bind(knownCustomers),
    list: bind(listOrders),
    details: bind(readDetails),
    waiting: bind(ordersWaiting),
    /** The one way in which a status changes. The status that it has already is fine. */
    step: bind(stepOrder),
    /**
     * Money that came by bank or over the counter.
     * @param key of the form: sent twice, it counts once
     */
    receivePayment: bind(receivePayment),
    /** Never more than was paid. Money that nobody had a claim to goes back without touching the order. */
    refund: bind(refundOrder),
    addNote: bind(addNote),
    /** Sends a mail of an order once more. */
    mailAgain: bind(mailAgain),
    invoice: bind(readInvoice),
    /** An invoice or a credit note as a PDF; who may see it is the caller's to ask. */
    drawInvoice: bind(drawInvoice),
    drawPackingSlip: bind(drawPackingSlip),
    withdrawals: bind(listWithdrawals),
    settleWithdrawal: bind(settleWithdrawal),
    stockMoves: bind(stockMovesOf),
  }
}
