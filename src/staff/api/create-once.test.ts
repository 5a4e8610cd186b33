import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { createOnce } from './create-once.ts'

const keys: string[] = []
const send = (outcome: 'made' | Error, title = 'Gids') =>
  createOnce('products', { title }, async (key) => {
    keys.push(key)
    if (outcome instanceof Error) throw outcome
    return outcome
  }).catch(() => undefined)

it('abuse 30 what got no answer is sent again with its key; anything else has a new one', async () => {
  await send(new Error('app.unreachable'))
  await send(new HttpError('trouble', 503))
  await send('made', 'Kaart')
  await send(new HttpError('wrong', 422))
  await send('made')
  await send('made')
  const [first, again, other, third, corrected, twice] = keys
  expect([again, third]).toEqual([first, first])
  expect(new Set([first, other, corrected, twice]).size).toBe(4)
})
