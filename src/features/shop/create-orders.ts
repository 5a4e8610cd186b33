import { binder } from '../../kernel/bind.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { CartContents } from './cart/stored-cart.ts'
import type { CartToken } from './inputs.ts'
import { basketOfCart } from './orders/basket.ts'
import { bringOrders } from './orders/bring-order.ts'
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
import { runCancel } from './payments/cancel-payments.ts'
import { expireOrders, expiryJob } from './payments/expire-orders.ts'
import type { Parts } from './payments/parts.ts'
import { methodsOf, payOrder } from './payments/pay-order.ts'
import { messageJob, providerSays, runMessage } from './payments/provider-says.ts'
import { refreshOrder } from './payments/refresh-payments.ts'
import { refundJob, refundOrder, runRefund } from './payments/refund-order.ts'
import { drawInvoice, drawPackingSlip } from './pdf/draw-pdf.ts'

export interface Orders extends ReturnType<typeof createOrders> {}

/**
 * Orders from checkout to payment, shipping and refund.
 * Defines jobs: call it before the jobs start.
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
    /**
     * Returns the saved form fields, the key of this checkout and a function that quotes it; undefined without a cart.
     */
    open: bind(openCheckout),
    /** Saves the given form fields; the other saved fields stay. Returns the cart. */
    saveDraft: bind(saveDraft),
    /**
     * One key makes one order, however often and from however many tabs it is sent: every call returns that order.
     * @param cart the result of `saveDraft`
     */
    place: (token: CartToken, order: PlaceOrder, viewer: Viewer, cart?: CartContents) =>
      placeOrder(parts, basketOfCart(parts, token, viewer, cart), order),
    /** Starts a payment or continues the open one; another method starts another attempt. */
    pay: bind(payOrder),
    /** Returns the methods with which an order may be paid now. */
    methodsOf: bind(methodsOf),
    /**
     * Finds an order by number and key. The buyer is whoever holds the session that placed it (for ten minutes), knows
     * the e-mail address, or is signed in to its account.
     */
    received: bind(receivedOrder),
    /** Asks the provider for the status of the open payments; safe to repeat. */
    refresh: bind(refreshOrder),
    /** Returns a signed-in customer's own orders. */
    ofViewer: bind(ordersOfViewer),
    oneOfViewer: bind(orderOfViewer),
    /** Moves the orders of an e-mail address that have no account to this account. Prove the address first. */
    adopt: bind(adoptOrders),
    /** Returns the library files that a viewer has bought and may download now, out of the given ones or of all. */
    boughtFiles: bind(boughtFiles),
    /** Returns the same with the downloads left and the end date. */
    downloads: bind(openDownloads),
    /** Counts a download of each file; returns the files that may be downloaded. */
    countDownloads: bind(countDownloads),
    /** Mails a new download link. The old link stops working; the count and the days start again. */
    renewDownloads: bind(renewDownloads),
    /** Closes the downloads of an order. */
    endDownloads: bind(endDownloads),
    /** Asks the provider about a payment that it reported as changed. Ignores unknown payment numbers. */
    providerSays: bind(providerSays),
    /** Ends orders that were not paid in time; runs as a job. */
    expire: bind(expireOrders),

    /** Stores a buyer's withdrawal from a contract, whether the order exists or not. */
    withdraw: bind(takeInWithdrawal),
    /** Quotes lines that staff put together. */
    quoteLines: bind(quoteLines),
    /** Places an order that staff enter for somebody: no cart, and no terms, which only a buyer can accept. */
    take: bind(takeOrder),
    /** Searches the people who ordered before. */
    knownCustomers: bind(knownCustomers),
    /** Puts in orders of another shop, as they were there. */
    bring: bind(bringOrders),
    list: bind(listOrders),
    details: bind(readDetails),
    waiting: bind(ordersWaiting),
    /** Changes the status of an order. Asking for the present status changes nothing. */
    step: bind(stepOrder),
    /**
     * Records money received by bank transfer or over the counter.
     * @param key the form's key: a form that is sent twice counts once
     */
    receivePayment: bind(receivePayment),
    /** Refunds at most what was paid. Refunding an overpayment leaves the order itself unchanged. */
    refund: bind(refundOrder),
    addNote: bind(addNote),
    /** Sends a mail about an order again. */
    mailAgain: bind(mailAgain),
    invoice: bind(readInvoice),
    /** Draws an invoice or a credit note as a PDF; the caller checks who may see it. */
    drawInvoice: bind(drawInvoice),
    drawPackingSlip: bind(drawPackingSlip),
    withdrawals: bind(listWithdrawals),
    settleWithdrawal: bind(settleWithdrawal),
    stockMoves: bind(stockMovesOf),
  }
}
