import { expect, it } from 'vitest'
import { findUnfit } from './find-unfit.ts'

const form = { type: 'form', props: { id: 'f1' } }
const columns = { type: 'columns', props: { id: 'c1', first: [form] } }

it('EDIT-01 says at publishing what a card shows to nobody', () => {
  expect(findUnfit([columns], 'card')).toEqual([{ kind: 'unfit', about: 'Formulier', block: 'f1' }])
  expect(findUnfit([columns], 'page')).toEqual([])
})
