import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditingContext, type Session } from '../session.ts'
import { DynamicField } from './dynamic-field.tsx'

type Item = { type: string; props: { id: string; [prop: string]: unknown } }
/** What Puck has chosen, and what it is told to do. */
const puck = vi.hoisted(() => ({ item: undefined as unknown, told: [] as { data: unknown }[] }))
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) => select({ selectedItem: puck.item }),
  useGetPuck: () => () => ({
    selectedItem: puck.item,
    getSelectorForId: () => ({ index: 0, zone: 'root' }),
    dispatch: (action: { data: unknown }) => puck.told.push(action),
  }),
}))

const part = { name: 'veld_naam', label: 'Naam', type: 'text' }
const declared = [
  { name: 'veld_bouwer', label: 'Bouwer', type: 'text', layouts: [] },
  { name: 'veld_foto', label: 'Foto', type: 'picture', layouts: [] },
  {
    name: 'veld_kosters',
    label: 'Kosters',
    type: 'repeater',
    layouts: [{ name: 'r', label: '', parts: [part] }],
  },
]

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ data: declared }))
  puck.told = []
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(item: Item | undefined, document: object) {
  puck.item = item
  root = createRoot(globalThis.document.body.appendChild(globalThis.document.createElement('div')))
  await act(async () =>
    root.render(
      <EditingContext value={{ document } as Session}>
        <DynamicField name="text" type="text" label="Tekst">
          <input />
        </DynamicField>
      </EditingContext>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(500))
}
const heading = (dynamic?: unknown): Item => ({ type: 'heading', props: { id: 'a', text: 'Vast', dynamic } })
const button = () => document.querySelector<HTMLButtonElement>('.dynamic-open')
const select = () => document.querySelector('select')
const options = () => [...(select()?.options ?? [])].map(({ text }) => text)
const choose = (value: string) =>
  act(async () => {
    const control = select()
    if (!control) throw new Error('nothing to choose from')
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('CAT-14 a text of a template can come from the page: asked for at a press, and kept beside the text', async () => {
  await show(heading({ other: 'veld_x' }), { role: 'single' })
  expect(select()).toBeNull()
  await act(async () => button()?.click())
  await act(async () => vi.advanceTimersByTimeAsync(500))
  expect(document.activeElement).toBe(select())
  expect(options().slice(0, 6)).toEqual([
    'Wat ik zelf invul',
    'De titel van deze pagina',
    'De samenvatting van deze pagina',
    'De plaatsnaam van deze pagina',
    'Bouwer',
    'Kosters: Naam',
  ])
  // Those of the program follow; the place stands among what every page has.
  expect(options()).toEqual(expect.arrayContaining(['Gezindte', 'Openingstijden', 'Bronnen: Bron']))
  expect(options()).not.toContain('Plaats')
  await choose('veld_kosters.veld_naam')
  const dynamic = { other: 'veld_x', text: 'veld_kosters.veld_naam' }
  expect(puck.told[0]?.data).toMatchObject({ props: { text: 'Vast', dynamic } })
})

it('CAT-14 what was chosen shows, also of a field that is gone, and can be taken away', async () => {
  await show(heading({ text: 'veld_weg' }), { role: 'single' })
  expect([select()?.value, options().at(-1)]).toEqual(['veld_weg', 'veld_weg'])
  await choose('')
  expect(puck.told[0]?.data).toMatchObject({ props: { dynamic: {} } })
})

it('CAT-14 nothing is offered where no page stands behind it: a popup, a letter, the document itself', async () => {
  await show(heading(), { kind: 'popup' })
  expect(button()).toBeNull()
  await act(async () => root.unmount())
  await show(undefined, { role: 'single' })
  expect(button()).toBeNull()
})
