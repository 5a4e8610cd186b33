import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import EditRoute from './index.tsx'

vi.mock('./editor.tsx', () => ({ Editor: () => null }))

const page = {
  id: 7,
  kind: 'page',
  title: 'Over ons',
  version: 1,
  proposes: false,
  siteName: 'Schelp',
  styles: [],
  look: '',
}
let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

async function open(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  const router = createMemoryRouter([{ path: '/edit/:documentId', element: <EditRoute /> }], {
    initialEntries: ['/edit/7'],
  })
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<RouterProvider router={router} />))
}

it('EDIT-01 the tab of the page editor says what is edited', async () => {
  await open(Response.json(page))
  await expect.poll(() => document.title).toBe('Over ons · Beheer')
})

it('EDIT-01 the tab of the page editor names nothing that could not be opened', async () => {
  document.title = 'Over ons · Beheer'
  await open(Response.json({ error: 'unknown' }, { status: 404 }))
  await expect.poll(() => document.title).toBe('Beheer')
})
