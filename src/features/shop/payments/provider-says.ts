import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Parts } from '../parts.ts'
import { ProviderAway } from './provider.ts'
import { takeInPayment } from './take-in-payment.ts'

/** Asks the provider again later, when it did not answer at once. */
// unbounded: a job of our own
export const messageJob: JobKind<{ providerId: string }> = {
  name: 'shop-payment-message',
  schema: z.object({ providerId: z.string() }),
  retryLimit: 12,
  expireInSeconds: 120,
}

/**
 * Handles a message that a payment changed. The message is not trusted: the provider is asked for the payment. Ignores
 * a malformed or unknown payment number. `away` when the provider cannot be asked before staff set its key again: the
 * message must be sent once more.
 */
export async function providerSays(parts: Parts, providerId: string): Promise<Result<undefined, 'away'>> {
  if (!/^tr_[A-Za-z0-9]{4,60}$/.test(providerId)) return ok(undefined)
  try {
    await takeInPayment(parts, providerId)
  } catch (err) {
    if (err instanceof ProviderAway) {
      parts.log.warn({ err }, 'a message about a payment was refused')
      return fail('away')
    }
    parts.log.warn({ err }, 'a change of a payment is taken in later')
    await parts.jobs.send(messageJob, { providerId }, { singletonKey: providerId })
  }
  return ok(undefined)
}

export async function runMessage(parts: Parts, { providerId }: { providerId: string }): Promise<void> {
  await takeInPayment(parts, providerId)
}
