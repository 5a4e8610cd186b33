import { binder } from '../../../kernel/bind.ts'
import type { Parts } from '../parts.ts'
import { cancelJob } from '../payments/cancel-job.ts'
import { runCancel } from '../payments/cancel-payments.ts'
import { methodsOf, payOrder } from '../payments/pay-order.ts'
import { messageJob, providerSays, runMessage } from '../payments/provider-says.ts'
import { refundJob, refundOrder, runRefund } from '../payments/refund-order.ts'
import { adoptOrders, orderOfViewer, ordersOfViewer, receivedOrder, refreshOrder } from './customer-orders.ts'
import { boughtFiles, countDownloads, endDownloads, openDownloads, renewDownloads } from './downloads.ts'
import { readDraft, saveDraft } from './draft.ts'
import { expireOrders, expiryJob } from './expire-orders.ts'
import { orderMailJob } from './mail-job.ts'
import type { Orders } from './orders.ts'
import { placeOrder } from './place-order.ts'
import { quote } from './quote.ts'
import { readDetails, readInvoice } from './read-details.ts'
import {
  addNote,
  listOrders,
  mailAgain,
  ordersWaiting,
  receivePayment,
  stepOrder,
  stockMovesOf,
} from './staff-orders.ts'
import {
  listWithdrawals,
  runWithdrawalMail,
  settleWithdrawal,
  takeInWithdrawal,
  withdrawalMailJob,
} from './withdrawals.ts'
import { runOrderMail } from './write-mail.ts'

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
