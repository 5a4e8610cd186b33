import { expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

function bench() {
  const rounds: { questions: readonly string[]; done: (failure?: Error) => void }[] = []
  const ask = askTogether<string, string>((questions) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>()
    const answers = new Map(questions.filter((word) => word !== '?').map((word) => [word, `${word}!`]))
    rounds.push({ questions, done: (failure) => (failure ? reject(failure) : resolve(answers)) })
    return promise
  })
  return { ask, rounds, asked: () => rounds.map(({ questions }) => questions) }
}

it('asks a single question at once, and batches the questions that arrive meanwhile', async () => {
  const { ask, rounds, asked } = bench()
  const first = ask('a')
  await Promise.resolve()
  expect(asked()).toEqual([['a']])
  const later = [ask('b'), ask('a'), ask('b'), ask('?')]
  await Promise.resolve()
  expect(rounds).toHaveLength(1)
  rounds[0]?.done()
  expect(await first).toBe('a!')
  expect(asked()).toEqual([['a'], ['b', 'a', '?']])
  rounds[1]?.done()
  expect(await Promise.all(later)).toEqual(['b!', 'a!', 'b!', undefined])
})

it('a failure fails every question of its batch, and no other', async () => {
  const { ask, rounds } = bench()
  const first = ask('a')
  await Promise.resolve()
  const second = ask('b')
  rounds[0]?.done(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  rounds[1]?.done()
  expect(await second).toBe('b!')
})
