import { expect, it } from 'vitest'
import type { LibraryFile } from '../api/answers.ts'
import { changeOf, draftOf } from './draft.ts'

const file: LibraryFile = {
  stamp: 'a',
  id: 12,
  title: 'Verslag',
  extension: 'pdf',
  size: 1,
  version: '',
  hits: 0,
  createdAt: new Date('1998-07-03T22:30:00Z'),
  updatedAt: new Date('2020-01-02T12:00:00Z'),
  published: true,
  hidden: false,
  offeredFrom: null,
  offeredTo: null,
  locked: false,
  remote: false,
  lost: false,
  tags: ['bestuur', 'leden'],
  category: { id: 3, name: 'Map' },
  description: '',
  customFields: [],
  maker: '',
  licence: '',
  source: '',
  lock: { hasPassword: true, roles: [] },
  lockedBy: [],
  url: '/download/3/map/12/verslag.pdf',
  reading: 'done',
}

it('EDIT-03 sends nothing of a file in which nothing was changed', () => {
  expect(changeOf(file, draftOf(file))).toEqual({})
})

it('EDIT-03 shows the Dutch day and sends another only when it was changed', () => {
  const draft = draftOf(file)
  expect(draft.created).toBe('1998-07-04')
  const change = changeOf(file, { ...draft, created: '1998-12-31' })
  expect(change).toEqual({ createdAt: '1998-12-31T12:00:00+01:00' })
})

it('EDIT-03 sends what was changed, and of the lock only that', () => {
  const draft = { ...draftOf(file), title: 'Jaarverslag', tags: 'bestuur, , nieuw ', productId: '7' }
  expect(changeOf(file, { ...draft, lock: { ...draft.lock, roles: ['customer'] } })).toEqual({
    title: 'Jaarverslag',
    tags: ['bestuur', 'nieuw'],
    productId: 7,
    lock: { roles: ['customer'] },
  })
  expect(changeOf(file, { ...draftOf(file), lock: { ...draft.lock, passwordOff: true } })).toEqual({
    lock: { password: null },
  })
})
