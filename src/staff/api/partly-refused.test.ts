import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { eachOf, PartlyRefused } from './partly-refused.ts'

/** Does to rows 1 to 5 what `failures` say of some; answers what was tried, and what was thrown. */
async function tried(failures: Record<number, Error>) {
  const done: unknown[] = []
  const run = async (id: string | number) => {
    done.push(id)
    const failure = failures[Number(id)]
    if (failure) throw failure
  }
  const thrown = await eachOf([1, 2, 3, 4, 5], run).catch((error: unknown) => error)
  return { done, thrown }
}
const refusal = (id: number) => ({ id, message: 'Mag niet.' })

it('EDIT-05 what one of several rows is refused, the others are not', async () => {
  const { done, thrown } = await tried({ 2: new HttpError('Mag niet.', 409) })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(thrown).toMatchObject({ refused: [refusal(2)], brokenOff: undefined })
})

it.each([
  new Error('app.unreachable'),
  new HttpError('Log opnieuw in.', 401),
  new HttpError('De schijf is vol.', 507),
])(
  'EDIT-05 several rows stop where every other would fail too, and it is known which are left: %s',
  async (failure) => {
    const { done, thrown } = await tried({ 2: new HttpError('Mag niet.', 409), 4: failure })
    expect(done).toEqual([1, 2, 3, 4])
    expect(thrown).toBeInstanceOf(PartlyRefused)
    expect(thrown).toMatchObject({
      refused: [refusal(2)],
      brokenOff: { ids: [4, 5], message: failure.message },
    })
  },
)

it('EDIT-05 what fails before anything was done to several rows is told as it is', async () => {
  const failure = new Error('app.unreachable')
  expect((await tried({ 1: failure })).thrown).toBe(failure)
})
