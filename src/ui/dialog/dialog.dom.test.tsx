import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { controlDialogs } from './dialog-control.ts'

const html = renderToString(
  <>
    <button type="button" data-opens="preview">
      Bekijk
    </button>
    <Dialog id="preview" title="Routeboekje" closeLabel="Sluiten" closeTitle="Close (Esc)">
      <p>Inhoud</p>
    </Dialog>
  </>,
)

const find = <Type extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

const press = (element: Element) => {
  element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

let cleanUp: (() => void) | undefined
afterEach(() => {
  cleanUp?.()
  cleanUp = undefined
  document.body.replaceChildren()
})

describe('a dialog in plain HTML', () => {
  const open = () => {
    document.body.innerHTML = html
    cleanUp = controlDialogs(document)
    const opener = find<HTMLButtonElement>('[data-opens]')
    opener.focus()
    opener.click()
    return { opener, dialog: find<HTMLDialogElement>('dialog') }
  }

  it('LIB-16 opens by its button and closes by its close button, which has a tooltip', () => {
    const { dialog, opener } = open()
    expect(dialog.open).toBe(true)
    const cross = find<HTMLButtonElement>('.close')
    expect(cross.title).toBe('Close (Esc)')
    expect(cross.getAttribute('aria-label')).toBe('Sluiten')
    press(cross)
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('LIB-16 closes by a click on the backdrop', () => {
    const { dialog, opener } = open()
    press(dialog)
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays open on a click inside, and on a press that only ended on the backdrop', () => {
    const { dialog } = open()
    press(find('dialog p'))
    expect(dialog.open).toBe(true)
    find('dialog p').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(dialog.open).toBe(true)
  })

  it('stays open on a click on the backdrop after the clean-up', () => {
    const { dialog } = open()
    cleanUp?.()
    press(dialog)
    expect(dialog.open).toBe(true)
  })
})

describe('section 9: the focus of an open dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // Browsers focus the first control at once.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('.close')?.focus()
    })
    document.body.innerHTML = html
    cleanUp = controlDialogs(document)
    find('[data-opens]').click()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('puts the focus on the dialog itself, and moves it inside after 100 ms', () => {
    vi.advanceTimersByTime(99)
    expect(document.activeElement).toBe(find('dialog'))
    vi.advanceTimersByTime(1)
    expect(document.activeElement).toBe(find('.close'))
  })

  it.each(['keydown', 'pointerdown'])('leaves the focus where it is after a %s', (deed) => {
    find('dialog').dispatchEvent(new Event(deed, { bubbles: true }))
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(find('dialog'))
  })

  it('moves the focus at once if the visitor types', () => {
    find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(document.activeElement).toBe(find('.close'))
  })

  it('leaves the focus at a field that a script chose, and outside a dialog that was closed', () => {
    const field = document.createElement('input')
    find('dialog p').append(field)
    field.focus()
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(field)
    find<HTMLDialogElement>('dialog').close()
    find('[data-opens]').click()
    find<HTMLDialogElement>('dialog').close()
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(find('[data-opens]'))
  })
})

function Island() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Bekijk
      </button>
      <output>{String(open)}</output>
      <Dialog id="box" title="Bestand" closeLabel="Sluiten" open={open} onClose={() => setOpen(false)}>
        Inhoud
      </Dialog>
    </>
  )
}

describe('a dialog in an island', () => {
  it('opens by its state, and resets its state however it is closed', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    cleanUp = () => act(() => root.unmount())
    await act(async () => root.render(<Island />))
    const opener = find<HTMLButtonElement>('#opener')
    opener.focus()
    await act(async () => opener.click())
    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
    await act(async () => press(find('dialog')))
    expect(find('output').textContent).toBe('false')
    expect(document.activeElement).toBe(opener)
    await act(async () => opener.click())
    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
  })
})
