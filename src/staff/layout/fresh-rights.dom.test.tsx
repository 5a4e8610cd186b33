import { act } from 'react'
import { AdminContext, testDataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Kind } from '../../kernel/known-kinds.ts'
import { knownKinds } from '../kinds/known.ts'
import { FreshRights } from './fresh-rights.ts'

const ownKind: Kind = {
  type: 'eigen_routes',
  one: 'Route',
  many: 'Routes',
  about: '',
  folder: '/routes/',
  resource: 'eigen_routes',
  taxonomies: [],
  orders: ['newest'],
  right: 'entries',
  hasBody: true,
  isPlace: false,
  hasMoment: false,
  schemaType: 'WebPage',
  isOwn: true,
}

it('EDIT-05 what a colleague defined is there when the window has the focus again; without an answer all stays', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 1, name: 'Anna', email: 'a@schelp.example', role: 'editor', may: [], rights: {} }
  const answer = vi.fn(async () => Response.json({ ...account, kinds: [ownKind], taxonomies: [] }))
  vi.stubGlobal('fetch', answer)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <AdminContext dataProvider={testDataProvider()}>
        <FreshRights />
      </AdminContext>,
    ),
  )
  expect(knownKinds().ofResource('eigen_routes')).toBeUndefined()
  const focus = () => act(async () => void window.dispatchEvent(new Event('focus')))
  await focus()
  await vi.waitFor(() => expect(knownKinds().ofResource('eigen_routes')?.many).toBe('Routes'))
  answer.mockRejectedValue(new TypeError('no line'))
  const before = knownKinds()
  await focus()
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
  expect(knownKinds()).toBe(before)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
