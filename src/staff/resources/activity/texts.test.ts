import { beforeAll, expect, it } from 'vitest'
import { withoutExtensions } from '../../../extensions/testing.ts'
import { isNoted } from '../../../staff-api/note-act.ts'
import { resources } from '../../../staff-api/resources/index.ts'
import { resourceTexts } from '../../texts/resources.nl.ts'
import { actTexts, wayBackTexts } from './texts.nl.ts'

// What extensions bring is named by their own texts.
beforeAll(withoutExtensions)

it('EDIT-06 has a Dutch word for everything that staff do, and for the way back from it', () => {
  const acts = [...resources.values()].flatMap(({ name, actions }) =>
    Object.entries(actions)
      .filter(([act, calls]) => calls.some(({ method }) => method !== 'GET') && isNoted(name, act))
      .map(([act]) => act),
  )
  expect(acts.length).toBeGreaterThan(20)
  expect([...new Set(acts)].filter((act) => !actTexts[act])).toEqual([])
  expect(Object.keys(actTexts).filter((act) => !wayBackTexts[act])).toEqual([])
})

it('EDIT-06 has a Dutch name for everything with which they do it', () => {
  const changed = [...resources.values()].filter(
    ({ create, change, remove, actions }) => create || change || remove || Object.keys(actions).length > 0,
  )
  expect(changed.map(({ name }) => name).filter((name) => !(name in resourceTexts))).toEqual([])
})
