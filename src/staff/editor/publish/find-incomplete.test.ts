import { expect, it } from 'vitest'
import { rootFieldsOf } from '../root-fields.ts'
import { findIncomplete } from './find-incomplete.ts'

it('EDIT-01 says at publishing where half a moment stands', () => {
  const countdown = (until: string) => ({ type: 'countdown', props: { id: 'c', until } })
  const popup = (from: string) => ({ root: { props: { schedule_start_date: from } }, content: [] })
  const fields = rootFieldsOf({ kind: 'popup' })
  const section = (until: string) => ({
    root: { props: {} },
    content: [{ type: 'section', props: { id: 's', content: [countdown(until)] } }],
  })
  expect(findIncomplete(section('incomplete'), {})).toEqual([
    { kind: 'incomplete', about: 'Tot wanneer', block: 'c' },
  ])
  expect(findIncomplete(popup('incomplete'), fields)).toEqual([{ kind: 'incomplete', about: 'Vanaf' }])
  expect(findIncomplete(section('2026-12-24T20:00'), fields)).toEqual([])
  expect(findIncomplete(popup(''), fields)).toEqual([])
})
