import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilePicker, type FilePickerProps } from './picker.tsx'

const file = { wpfd_file_id: '12', wpfd_category_id: '3', wpfd_file_name: 'Verslag' }
const category = { wpfd_selected_category_id: '3', wpfd_selected_category_name: 'Archief' }

let root: Root
const onPick = vi.fn()
const onClose = vi.fn()

// The frame's page is not looked at; by default every one that is not fetched is told on the console.
const browser: unknown = Reflect.get(window, 'happyDOM')
if (browser instanceof Object)
  Object.assign(Reflect.get(browser, 'settings'), { handleDisabledFileLoadingAsSuccess: true })

beforeEach(() => {
  onPick.mockReset()
  onClose.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const open = (mode: FilePickerProps['mode']) =>
  act(async () =>
    root.render(<FilePicker {...{ mode, onPick, onClose }} title="Kies" closeLabel="Sluiten" />),
  )

const frame = () => document.querySelector('iframe')
const dialog = () => document.querySelector('dialog')

/** What comes in from a window. */
const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', { data })
    Object.defineProperties(event, {
      origin: { value: from.origin ?? window.location.origin },
      source: { value: 'source' in from ? from.source : frame()?.contentWindow },
    })
    window.dispatchEvent(event)
  })

it('EDIT-02 frames the file manager at its address, and says by its name what it wants', async () => {
  await open('category')
  expect(frame()?.getAttribute('src')).toBe(
    '/wp-admin/admin.php?page=wpfd&noheader=1&caninsert=1&builderbuilder=1',
  )
  expect(frame()?.name).toBe('wpfd-category')
  expect(dialog()?.open).toBe(true)
})

it('EDIT-02 takes what was picked, once, and closes', async () => {
  await open('file')
  await say({ insert: 'file', ...file })
  expect(onPick).toHaveBeenCalledExactlyOnceWith(file)
  expect(onClose).toHaveBeenCalled()
})

it('EDIT-02 takes a category where one is wanted', async () => {
  await open('category')
  await say({ insert: 'category', ...category })
  expect(onPick).toHaveBeenCalledExactlyOnceWith(category)
})

it.each([
  ['a category where a file is wanted', { insert: 'category', ...category }, {}],
  ['what is no choice', { insert: 'file', wpfd_file_id: '<b>' }, {}],
  ['another site', { insert: 'file', ...file }, { origin: 'https://boos.example' }],
  ['another window of this site', { insert: 'file', ...file }, { source: window }],
])('abuse 16 does not hear %s', async (_, data, from) => {
  await open('file')
  await say(data, from)
  expect(onPick).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

it('EDIT-02 closes by its x and by a click outside, and not by one inside', async () => {
  await open('file')
  await act(async () => frame()?.click())
  expect(dialog()?.open).toBe(true)
  await act(async () => dialog()?.click())
  expect(dialog()?.open).toBe(false)
  await act(async () => dialog()?.showModal())
  await act(async () => document.querySelector<HTMLElement>('.close')?.click())
  expect(dialog()?.open).toBe(false)
})
