import { AdminContext, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../i18n.ts'
import { FieldWords } from './field-words.tsx'

let root: Root
beforeEach(() => {
  // Answers come when they come.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  root = createRoot(document.body.appendChild(document.createElement('p')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const rows: Readonly<Record<string, readonly { id: number }[]>> = {
  media: [{ id: 3, ...{ name: 'toren.jpg', alt: 'De toren' } }],
  terms: [{ id: 5, ...{ name: 'Drenthe' } }],
}
const dataProvider = testDataProvider({
  getMany: async (resource, { ids }) => ({
    data: (rows[resource] ?? []).filter(({ id }) => ids.includes(id)) as never[],
  }),
})

async function expectWords(path: string, value: unknown, expected: string): Promise<void> {
  root.render(
    <AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      <FieldWords path={path} value={value} />
    </AdminContext>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toBe(expected))
}

it.each([
  ['pictureId', 3, 'De toren'],
  ['pictureIds', [3, 4], 'De toren, 4'],
  ['termIds', [5], 'Drenthe'],
  ['parentId', null, '(leeg)'],
])('abuse 30 of what %s %j refers to the name is told, and of what is gone the number', expectWords)

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
])('EDIT-05 a history says what a picture’s %s %j is in words', expectWords)
