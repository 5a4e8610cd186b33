import { binder } from '../../kernel/bind.ts'
import { cancelJob } from './orders/cancel-job.ts'
import { adoptOrders, orderOfViewer, ordersOfViewer, receivedOrder } from './orders/customer-orders.ts'
import {
  boughtFiles,
  countDownloads,
  endDownloads,
  openDownloads,
  renewDownloads,
} from './orders/downloads.ts'
import { readDraft, saveDraft } from './orders/draft.ts'
import { orderMailJob } from './orders/mail-job.ts'
import type { Orders } from './orders/orders.ts'
import { placeOrder } from './orders/place-order.ts'
import { quote } from './orders/quote.ts'
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
import {
  listWithdrawals,
  runWithdrawalMail,
  settleWithdrawal,
  takeInWithdrawal,
  withdrawalMailJob,
} from './orders/withdrawals.ts'
import { runOrderMail } from './orders/write-mail.ts'
import type { Parts } from './parts.ts'
import { runCancel } from './payments/cancel-payments.ts'
import { expireOrders, expiryJob } from './payments/expire-orders.ts'
import { methodsOf, payOrder } from './payments/pay-order.ts'
import { messageJob, providerSays, runMessage } from './payments/provider-says.ts'
import { refreshOrder } from './payments/refresh-payments.ts'
import { refundJob, refundOrder, runRefund } from './payments/refund-order.ts'

/** Defines its jobs: call it before they are started. */
export function createOrders(parts: Parts): Orders {
  const { jobs } = parts
  jobs.define(orderMailJob, (payload) => runOrderMail(parts, payload))
  jobs.define(withdrawalMailJob, (payload) => runWithdrawalMail(parts, payload))
  jobs.define(refundJob, (payload) => runRefund(parts, payload))
  jobs.define(messageJob, (payload) => runMessage(parts, payload))
  jobs.define(cancelJob, (payload) => runCancel(parts, payload))
  jobs.define(expiryJob, async () => {
    await expireOrders(parts)
  })
  const bind = binder(parts)
  return {
    readDraft: bind(readDraft),
    saveDraft: bind(saveDraft),
    quote: bind(quote),
    place: bind(placeOrder),
    pay: bind(payOrder),
    methodsOf: bind(methodsOf),
    received: bind(receivedOrder),
    refresh: bind(refreshOrder),
    ofViewer: bind(ordersOfViewer),
    oneOfViewer: bind(orderOfViewer),
    adopt: bind(adoptOrders),
    boughtFiles: bind(boughtFiles),
    downloads: bind(openDownloads),
    countDownloads: bind(countDownloads),
    renewDownloads: bind(renewDownloads),
    endDownloads: bind(endDownloads),
    providerSays: bind(providerSays),
    expire: bind(expireOrders),
    withdraw: bind(takeInWithdrawal),
    list: bind(listOrders),
    details: bind(readDetails),
    waiting: bind(ordersWaiting),
    step: bind(stepOrder),
    receivePayment: bind(receivePayment),
    refund: bind(refundOrder),
    addNote: bind(addNote),
    mailAgain: bind(mailAgain),
    invoice: bind(readInvoice),
    withdrawals: bind(listWithdrawals),
    settleWithdrawal: bind(settleWithdrawal),
    stockMoves: bind(stockMovesOf),
  }
}
