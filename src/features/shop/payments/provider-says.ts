import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Parts } from './parts.ts'
import { ProviderAway } from './provider.ts'
import { paymentProviders } from './providers.ts'
import { takeInPayment } from './take-in-payment.ts'

interface Message {
  provider: string
  /** The provider's number of the payment. */
  providerId: string
}

/** Asks the provider again later, when it did not answer at once. */
// unbounded: a job of our own
export const messageJob: JobKind<Message> = {
  name: 'shop-payment-message',
  // Before there were other providers, only the number was kept.
  schema: z.object({ provider: z.string().default('mollie'), providerId: z.string() }),
  retryLimit: 12,
  expireInSeconds: 120,
}

/**
 * Handles a message that a payment changed. The message is not trusted: the provider is asked for the payment. Ignores
 * a malformed or unknown payment number. `away` when the provider cannot be asked before staff set its key again: the
 * message must be sent once more.
 */
export async function providerSays(
  parts: Parts,
  providerId: string,
  provider = 'mollie',
): Promise<Result<undefined, 'away'>> {
  const { isPaymentId = isPlain } = paymentProviders.get(provider) ?? {}
  if (!paymentProviders.has(provider) || !isPaymentId(providerId)) return ok(undefined)
  try {
    await takeInPayment(parts, provider, providerId)
  } catch (err) {
    if (err instanceof ProviderAway) {
      parts.log.warn({ err }, 'a message about a payment was refused')
      return fail('away')
    }
    parts.log.warn({ err }, 'a change of a payment is taken in later')
    await parts.jobs.send(messageJob, { provider, providerId }, { singletonKey: providerId })
  }
  return ok(undefined)
}

const isPlain = (id: string) => /^[\w-]{1,100}$/.test(id)

export async function runMessage(parts: Parts, { provider, providerId }: Message): Promise<void> {
  await takeInPayment(parts, provider, providerId)
}
