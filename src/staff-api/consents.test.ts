import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

it('SITE-01 staff see what was consented to, when, to which question, and not by whom', async () => {
  const { statistics } = bench.program
  expect((await bench.call('editor', 'consents')).body).toMatchObject({ total: 0 })
  const question = await statistics.question('Mag; dit?')
  await statistics.consent({
    choice: 'accepted',
    purposes: ['video', 'statistics'],
    question,
    receipt: 'abc',
  })
  await statistics.consent({ choice: 'refused', purposes: ['video'], question, receipt: 'def' })
  const list = async (filter: object) =>
    (await bench.call('editor', `consents?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.data
  expect(await list({})).toEqual([
    expect.objectContaining({ choice: 'refused', words: 'Mag; dit?' }),
    expect.objectContaining({ purposes: ['Video’s van andere sites', 'Statistiek'], question }),
  ])
  expect(await list({ receipt: 'abc' })).toMatchObject([{ choice: 'accepted' }])
  expect(await list({ choice: 'revoked' })).toEqual([])
  expect((await bench.call('editor', 'consents/90')).body.days).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), accepted: 1, refused: 1, revoked: 0 },
  ])
  const { body } = await bench.call('editor', 'consents/all/csv')
  expect(body).toContain('Wanneer;Keuze;Waarvoor;Versie van de vraag;Vraag;Bewijsnummer')
  expect(body).toMatch(/Z;Toegestaan;Video’s van andere sites, Statistiek;\w{12};"Mag; dit\?";abc/)
})
