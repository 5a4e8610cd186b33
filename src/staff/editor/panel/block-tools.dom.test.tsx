import type { PuckAction } from '@puckeditor/core'
import { act, useState, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditingContext, type Session } from '../session.ts'
import { BlockTools } from './block-tools.tsx'

/** A page with one widget, as Puck holds it. */
const puck = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  const state = {
    item: undefined as { type: string; props: { id: string } } | undefined,
    get now() {
      return {
        selectedItem: state.item ?? null,
        appState: { data: { root: { props: {} }, content: [] } },
        getSelectorForId: () => ({ index: 0, zone: 'root:default-zone' }),
        getItemBySelector: ({ index }: { index: number }) => (index === 0 ? state.item : undefined),
        dispatch: ({ type }: PuckAction) => {
          if (type === 'remove') state.item = undefined
          for (const listener of listeners) listener()
        },
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return state
})
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) => {
    useSyncExternalStore(puck.subscribe, () => puck.item)
    return select(puck.now)
  },
  useGetPuck: () => () => puck.now,
}))

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  puck.item = { type: 'button', props: { id: 'b1' } }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

function Panel() {
  const [said, say] = useState('')
  return (
    <EditingContext value={{ document: { kind: 'page' }, said, say } as unknown as Session}>
      <BlockTools>{null}</BlockTools>
    </EditingContext>
  )
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await act(async () => {
    button?.focus()
    button?.click()
  })
  return document.activeElement?.textContent
}

it('EDIT-01 the button that moves the last widget keeps the focus, and says that it stays', async () => {
  await act(async () => root.render(<Panel />))
  expect(await press('Omlaag')).toBe('Omlaag')
  expect(document.body.textContent).toContain('Het onderdeel staat al onderaan.')
})

it('EDIT-01 removing the only widget leaves the focus in its tools, and says what was done', async () => {
  await act(async () => root.render(<Panel />))
  expect(await press('Verwijderen')).toBe('Plakken')
  expect(document.body.textContent).toContain('Knop is verwijderd.')
})
