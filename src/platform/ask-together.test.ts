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
  return { ask, rounds, questions: () => rounds.map(({ questions }) => questions) }
}

it('asks a single question at once, and batches questions that arrive meanwhile', async () => {
  const { ask, rounds, questions } = bench()
  const first = ask('a')
  await Promise.resolve()
  expect(questions()).toEqual([['a']])
  const later = [ask('b'), ask('a'), ask('b'), ask('?')]
  await Promise.resolve()
  expect(rounds).toHaveLength(1)
  rounds[0]?.done()
  expect(await first).toBe('a!')
  expect(questions()).toEqual([['a'], ['b', 'a', '?']])
  rounds[1]?.done()
  expect(await Promise.all(later)).toEqual(['b!', 'a!', 'b!', undefined])
})

it('fails every question of a batch that fails, and of no other', async () => {
  const { ask, rounds } = bench()
  const first = ask('a')
  await Promise.resolve()
  const second = ask('b')
  rounds[0]?.done(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  rounds[1]?.done()
  expect(await second).toBe('b!')
})
