import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { cert, key } from './certificate.ts'

interface Amount {
  currency: string
  value: string
}

interface StandInRefund {
  resource: 'refund'
  id: string
  amount: Amount
  status: 'pending' | 'refunded' | 'failed'
  metadata: unknown
}

interface StandInChargeback {
  resource: 'chargeback'
  id: string
  amount: Amount
  reversedAt: string | null
}

export interface StandInPayment {
  id: string
  status: 'open' | 'paid' | 'canceled' | 'expired' | 'failed'
  amount: Amount
  method?: string
  description: string
  metadata: unknown
  redirectUrl?: string
  webhookUrl?: string
  chargebacks: StandInChargeback[]
  refunds: StandInRefund[]
}

/** Implements the part of Mollie's API v2 that we use; can be slow, lose answers and fail on request. */
export interface MollieStandIn {
  /** For `mollieApi`. */
  url: string
  payments: StandInPayment[]
  /** Calls so far, for example `POST /v2/payments`. */
  calls: string[]
  /** Treatment of the next calls: a status to answer with, or 'lose' to do the work and send no answer. */
  misbehave: (number | 'lose')[]
  slowMs: number
  refuseRefunds: boolean
  /** Charges a payment back, or reverses its chargeback. */
  chargeBack(id: string, reversed?: boolean): void
  /** Gives a payment (by default the last one) this status. */
  decide(status: StandInPayment['status'], id?: string): StandInPayment
  close(): Promise<void>
}

const number = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`
const euros = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })
const centsOf = ({ value }: Amount) => Math.round(Number(value) * 100)

/** Sets `NODE_TLS_REJECT_UNAUTHORIZED` of the test process, because the certificate is self-signed. */
export async function startMollieStandIn(): Promise<MollieStandIn> {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const replayed = new Map<string, unknown>()
  const it: Omit<MollieStandIn, 'close'> = {
    url: '',
    payments: [],
    calls: [],
    misbehave: [],
    slowMs: 0,
    refuseRefunds: false,
    decide(status, id) {
      const payment = id === undefined ? it.payments.at(-1) : it.payments.find((one) => one.id === id)
      if (!payment) throw new Error('there is no such payment')
      payment.status = status
      return payment
    },
    chargeBack(id, reversed = false) {
      const payment = it.payments.find((one) => one.id === id)
      if (!payment) throw new Error('there is no such payment')
      const reversedAt = reversed ? '2026-01-09T12:00:00+00:00' : null
      payment.chargebacks = [{ resource: 'chargeback', id: `chb_${id}`, amount: payment.amount, reversedAt }]
    },
  }

  const view = (payment: StandInPayment) => ({
    resource: 'payment',
    mode: 'test',
    sequenceType: 'oneoff',
    profileId: 'pfl_test',
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    method: payment.method ?? null,
    description: payment.description,
    metadata: payment.metadata,
    isCancelable: payment.status === 'open',
    createdAt: '2026-01-01T12:00:00+00:00',
    _links:
      payment.status === 'open'
        ? { checkout: { href: `https://pay.example/${payment.id}`, type: 'text/html' } }
        : {},
    _embedded: { refunds: payment.refunds, chargebacks: payment.chargebacks },
  })

  const create = (body: Record<string, unknown>) => {
    const payment: StandInPayment = {
      id: number('tr'),
      status: 'open',
      chargebacks: [],
      refunds: [],
      amount: Object(body.amount),
      metadata: body.metadata,
      description: String(body.description),
      method: typeof body.method === 'string' ? body.method : undefined,
      redirectUrl: typeof body.redirectUrl === 'string' ? body.redirectUrl : undefined,
      webhookUrl: typeof body.webhookUrl === 'string' ? body.webhookUrl : undefined,
    }
    it.payments.push(payment)
    return view(payment)
  }

  const refund = (payment: StandInPayment, body: Record<string, unknown>) => {
    const made: StandInRefund = {
      resource: 'refund',
      id: number('re'),
      status: 'pending',
      amount: Object(body.amount),
      metadata: body.metadata,
    }
    payment.refunds.push(made)
    return { ...made, paymentId: payment.id, _links: {} }
  }

  const answer = (request: IncomingMessage, body: Record<string, unknown>): [number, unknown] => {
    const { pathname } = new URL(request.url ?? '/', it.url)
    if (pathname === '/v2/methods') return [200, methods]
    const once = (make: () => unknown): unknown => {
      const name = `${pathname} ${request.headers['idempotency-key']}`
      if (!replayed.has(name)) replayed.set(name, make())
      return replayed.get(name)
    }
    if (pathname === '/v2/payments') return [201, once(() => create(body))]
    const [, id, sub] = /^\/v2\/payments\/(\w+)(\/refunds)?$/.exec(pathname) ?? []
    const payment = it.payments.find((one) => one.id === id)
    if (!payment) return [404, problem(404, 'No payment exists with this number')]
    if (request.method === 'DELETE') payment.status = 'canceled'
    if (!sub) return [200, view(payment)]
    const gone = payment.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0)
    const isTooMuch = gone + centsOf(Object(body.amount)) > centsOf(payment.amount)
    if (it.refuseRefunds || isTooMuch) return [422, problem(422, 'The amount is higher than the maximum')]
    return [201, once(() => refund(payment, body))]
  }

  const server = createServer({ key, cert }, async (request, response) => {
    it.calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    const sent = await text(request)
    const trick = it.misbehave.shift()
    if (it.slowMs > 0) await delay(it.slowMs)
    if (typeof trick === 'number') {
      response.writeHead(trick, { 'content-type': 'application/hal+json' })
      return response.end(JSON.stringify(problem(trick, 'told to fail')))
    }
    const [status, body] = answer(request, sent ? JSON.parse(sent) : {})
    if (trick === 'lose') return response.destroy()
    response.writeHead(status, { 'content-type': 'application/hal+json' })
    return response.end(JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  it.url = `https://localhost:${(server.address() as AddressInfo).port}/v2/`
  return Object.assign(it, {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

const problem = (status: number, detail: string) => ({ status, title: 'Problem', detail, _links: {} })

const methods = {
  count: 2,
  _embedded: {
    methods: [
      { id: 'ideal', description: 'iDEAL | Wero', minimumAmount: euros(1), maximumAmount: euros(5_000_000) },
      { id: 'creditcard', description: 'Creditcard', minimumAmount: euros(1), maximumAmount: null },
    ].map((method) => ({
      resource: 'method',
      ...method,
      image: { svg: 'https://mollie.example/m.svg' },
      _links: {},
    })),
  },
  _links: {},
}
