import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { popupFields } from '../../../widgets/shared/layers/popup-fields.ts'
import { RolesField } from './roles-field.tsx'

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('SITE-02 a popup is kept from the roles that the site has, those of its own among them', async () => {
  const data = [
    { id: 'editor', name: 'Redacteur' },
    { id: 'own-7', name: 'Bestuurslid' },
  ]
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ data, total: 2 }))
  const onChange = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (value: string) =>
    act(async () =>
      root.render(<RolesField field={popupFields.logged_in_roles} value={value} onChange={onChange} />),
    )
  await draw('own-3')
  const boxes = () => [...document.querySelectorAll('label')]
  // The answer comes after the pause of a list that is asked.
  await act(async () => void (await vi.runAllTimersAsync()))
  expect(boxes().map((box) => box.textContent?.trim())).toEqual(['Redacteur', 'Bestuurslid'])
  await act(async () => boxes()[1]?.click())
  // One that is gone since stays, for nobody took it away.
  expect(onChange).toHaveBeenLastCalledWith('own-7, own-3')
})
