import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { SettingsParts } from './parts.ts'
import { changeShopSettings } from './shop-settings.ts'

export type MollieKeyProblem = 'mollie-key' | 'mollie-refused' | 'mollie-silent'

const answerLimitMs = 10_000
const keyShape = /^(test|live)_\w{20,}$/
// unbounded: the answer of Mollie to our own question
const methodsAnswer = z.object({
  _embedded: z.object({ methods: z.array(z.object({ description: z.string() })) }),
})

/**
 * Stores a key only when Mollie accepts it, and returns its payment methods. Without a key there is no online payment.
 */
export async function keepMollieKey(
  parts: SettingsParts,
  key: string | undefined,
): Promise<Result<{ methods: readonly string[] }, MollieKeyProblem>> {
  const asked = key === undefined ? ok([]) : await methodsOf(parts, key)
  if (!asked.ok) return asked
  const { mollieKey: _, ...payment } = (await parts.settings()).payment
  await changeShopSettings(parts, { payment: { ...payment, ...(key !== undefined && { mollieKey: key }) } })
  return ok({ methods: asked.value })
}

async function methodsOf(
  { mollieApi = 'https://api.mollie.com/v2/' }: Pick<SettingsParts, 'mollieApi'>,
  key: string,
): Promise<Result<readonly string[], MollieKeyProblem>> {
  if (!keyShape.test(key)) return fail('mollie-key')
  try {
    const answer = await fetch(`${mollieApi.replace(/\/$/, '')}/methods?locale=nl_NL`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(answerLimitMs),
      redirect: 'error',
    })
    if (answer.status === 401 || answer.status === 403) return fail('mollie-refused')
    const read = methodsAnswer.safeParse(await answer.json())
    return read.success
      ? ok(read.data._embedded.methods.map(({ description }) => description))
      : fail('mollie-silent')
  } catch {
    return fail('mollie-silent')
  }
}
