import { expect, it } from 'vitest'
import { fail, ok } from '../../kernel/result.ts'
import { createRateLimits } from '../../platform/rate-limit.ts'
import { paymentMessage } from './payment-message.ts'

const asking = ({ isAway = false } = {}) => {
  const asked: string[] = []
  const providerSays = async (id: string) => {
    asked.push(id)
    return isAway ? fail('away') : ok(undefined)
  }
  const shop = { orders: { providerSays } }
  const program = { shop, limits: createRateLimits() }
  const say = (form: Record<string, string>, from = 'mollie') =>
    paymentMessage(program, from, new URLSearchParams(form))
  return { asked, say }
}

it('SHOP-19, abuse 7 a message gets the same empty answer for any number, and the shop asks the provider itself', async () => {
  const { asked, say } = asking()
  const forms: Record<string, string>[] = [
    { id: 'tr_known12345' },
    { id: 'tr_unknown', status: 'paid', amount: '1' },
    {},
  ]
  for (const form of forms) {
    const answer = await say(form)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  }
  expect(asked).toEqual(['tr_known12345', 'tr_unknown', ''])
})

it('abuse 22 a flood of messages is not passed on to the provider', async () => {
  const { asked, say } = asking()
  const answers = await Promise.all(Array.from({ length: 200 }, () => say({ id: 'tr_flood12345' }, 'one')))
  expect(asked).toHaveLength(120)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
  expect((await say({ id: 'tr_other12345' }, 'another')).status).toBe(200)
})

it('abuse 36 a message is refused while the provider cannot be asked, so that it comes again', async () => {
  const answer = await asking({ isAway: true }).say({ id: 'tr_known12345' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600'])
})
