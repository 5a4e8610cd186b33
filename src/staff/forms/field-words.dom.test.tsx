import { act } from 'react'
import { I18nContextProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { i18nProvider } from '../i18n.ts'
import { FieldWords } from './field-words.tsx'

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function words(path: string, value: unknown): Promise<string | null> {
  root = createRoot(document.body.appendChild(document.createElement('p')))
  await act(async () =>
    root.render(
      <I18nContextProvider value={i18nProvider}>
        <FieldWords path={path} value={value} />
      </I18nContextProvider>,
    ),
  )
  return document.body.textContent
}

it.each([
  ['edit', null, 'De hele foto, zoals hij is'],
  ['edit', { turns: 1 }, 'een kwartslag naar rechts gedraaid'],
  [
    'edit',
    { turns: 3, crop: { left: 10, top: 20, width: 300, height: 200 } },
    'een kwartslag naar links gedraaid, bijgesneden tot 300 × 200 beeldpunten',
  ],
  [
    'edit',
    { turns: 0, crop: { left: 0, top: 0, width: 9, height: 16 } },
    'bijgesneden tot 9 × 16 beeldpunten',
  ],
  ['focal', { xPercent: 30, yPercent: 70 }, 'Belangrijkste punt: 30 procent van links, 70 procent van boven'],
  ['focal', null, '(leeg)'],
  ['alt', 'Een toren', 'Een toren'],
])('EDIT-05 a history says what a picture’s %s %j is in words', async (path, value, expected) => {
  expect(await words(path, value)).toBe(expected)
})
