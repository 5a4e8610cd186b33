import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createEveryRow, everyResource, type Rows } from '../staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { screens } from './resources/index.ts'
import { createStaffApp } from './testing/staff-app.tsx'

let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const { open, leave, until, refused } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const copyButton = 'button[aria-label^="Kopie maken van"]'
const copied = [...everyResource.values()].filter(({ name, actions }) => actions.copy && screens[name])

it.each(copied.map(({ name }) => name))('EDIT-05 %s: a row is copied from its list', async (name) => {
  if (name === 'documents')
    await bench.call('administrator', name, 'POST', { kind: 'popup', title: 'Lid worden' })
  else await rows[name]?.()
  const filter = { documents: { kind: 'popup' }, terms: { taxonomy: 'plaats' } }[name]
  await open(filter ? `/${name}?filter=${JSON.stringify(filter)}` : `/${name}`, copyButton)
  const before = (await bench.call('administrator', `${name}?filter=${JSON.stringify(filter ?? {})}`)).body
  await act(async () => document.querySelector<HTMLElement>(copyButton)?.click())
  await until(() => document.querySelector(copyButton) === null, 'the copy')
  const after = (await bench.call('administrator', `${name}?filter=${JSON.stringify(filter ?? {})}`)).body
  expect(after.total).toBe(before.total + 1)
  expect(refused()).toEqual([])
})
