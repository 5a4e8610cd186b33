import createMollieClient, {
  Locale,
  MollieApiError,
  type PaymentMethod as MollieMethod,
  type Payment,
  PaymentEmbed,
} from '@mollie/api-client'
import { z } from 'zod'
import { orderTexts } from '../orders/texts.nl.ts'
import type { PaymentMethod } from '../orders/views.ts'
import type { PaymentProvider, ProviderPayment } from './provider.ts'

export interface MollieSettings {
  /** `live_…` or `test_…`. */
  apiKey: string
  /** Another host with the same API, for tests; HTTPS only. */
  apiEndpoint?: string
  /** The URL to which Mollie reports changes; absent when Mollie cannot reach this site. */
  webhookUrl?: string
  clock: () => Date
  onError: (error: unknown) => void
}

/** A buyer waits for each answer; after this time Mollie counts as not answering. */
const answerLimitMs = 10_000
const methodsLiveMs = 10 * 60_000
/** The page waits this long for the methods, then continues without them. */
const methodsLimitMs = 3_000

type Methods = readonly (PaymentMethod & { leastCents: number; mostCents: number })[]

/** Payments through Mollie's API v2. */
export function createMollie({
  apiKey,
  apiEndpoint,
  webhookUrl,
  clock,
  onError,
}: MollieSettings): PaymentProvider {
  const client = createMollieClient({ apiKey, apiEndpoint, versionStrings: 'Schelp/1' })
  const known = new Map<string, { methods: Methods; until: number }>()

  const methodsIn = async (country: string): Promise<Methods> => {
    const kept = known.get(country)
    const now = clock().getTime()
    if (kept && kept.until > now) return kept.methods
    try {
      const asked = client.methods.list({ locale: Locale.nl_NL, billingCountry: country })
      const methods = (await inTime(asked, methodsLimitMs)).map(({ id, description, image, ...limits }) => ({
        id: `mollie_${id}`,
        label: description,
        picture: image.svg,
        leastCents: centsOf(limits.minimumAmount) ?? 0,
        mostCents: centsOf(limits.maximumAmount) ?? Number.MAX_SAFE_INTEGER,
      }))
      known.set(country, { methods, until: now + methodsLiveMs })
      return methods
    } catch (error) {
      onError(error)
      return kept?.methods ?? []
    }
  }

  return {
    async methods(totalCents, country) {
      const methods = await methodsIn(country)
      if (methods.length === 0) return [{ id: 'mollie', label: orderTexts.mollie }]
      return methods
        .filter(({ leastCents, mostCents }) => totalCents >= leastCents && totalCents <= mostCents)
        .map(({ id, label, picture }) => ({ id, label, picture }))
    },

    async create({ key, method, cents, description, returnUrl }) {
      const name = method.replace(/^mollie_?/, '')
      const payment = await inTime(
        client.payments.create({
          amount: amountOf(cents),
          description,
          webhookUrl,
          redirectUrl: returnUrl,
          locale: Locale.nl_NL,
          ...(isMethod(name) && { method: name }),
          metadata: { key },
          idempotencyKey: key,
        }),
      )
      return toPayment(payment)
    },

    async read(id) {
      try {
        return toPayment(
          await inTime(client.payments.get(id, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] })),
        )
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },

    async cancel(id) {
      const payment = await inTime(client.payments.get(id))
      if (payment.isCancelable) await inTime(client.payments.cancel(id))
    },

    async refund(paymentId, { key, cents, description }) {
      try {
        const refund = await inTime(
          client.paymentRefunds.create({
            paymentId,
            description,
            metadata: { key },
            idempotencyKey: key,
            amount: amountOf(cents),
          }),
        )
        return refund.id
      } catch (error) {
        const status = statusOf(error)
        // A final refusal, unlike a time-out (408) or too many requests (429).
        if (status !== undefined && status >= 400 && status < 500 && status !== 429 && status !== 408) {
          onError(error)
          return undefined
        }
        throw error
      }
    },
  }
}

const isMethod = (name: string): name is MollieMethod => /^[a-z\d]{2,30}$/.test(name)

async function inTime<Answer>(answer: Promise<Answer>, limitMs = answerLimitMs): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Mollie did not answer in time')), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof MollieApiError ? error.statusCode : undefined

const amountOf = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })

/** Returns an amount in euros as whole cents; undefined for any other currency. */
function centsOf(amount: { currency: string; value: string } | null | undefined): number | undefined {
  return amount?.currency === 'EUR' ? Math.round(Number(amount.value) * 100) : undefined
}

// unbounded: metadata that we gave the payment
const ourKey = z.object({ key: z.string() })

function toPayment(payment: Payment): ProviderPayment {
  const { status } = payment
  const decided = status === 'canceled' || status === 'expired' || status === 'failed' || status === 'paid'
  return {
    id: payment.id,
    status: decided ? status : 'open',
    paidCents: status === 'paid' ? (centsOf(payment.amount) ?? 0) : 0,
    chargeBacks: (payment._embedded?.chargebacks ?? []).map(({ id, amount, reversedAt }) => ({
      id,
      cents: centsOf(amount) ?? 0,
      reversed: Boolean(reversedAt),
    })),
    checkoutUrl: payment._links.checkout?.href,
    key: keyOf(payment.metadata),
    refunds: (payment._embedded?.refunds ?? []).map((refund) => ({
      id: refund.id,
      cents: centsOf(refund.amount) ?? 0,
      failed: String(refund.status) === 'failed' || String(refund.status) === 'canceled',
      key: keyOf(refund.metadata),
    })),
  }
}

const keyOf = (metadata: unknown): string | undefined => ourKey.safeParse(metadata).data?.key
