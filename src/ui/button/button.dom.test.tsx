import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

const draw = (element: React.ReactNode) => {
  const place = document.createElement('form')
  document.body.append(place)
  act(() => createRoot(place).render(element))
  const button = place.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}

it('does nothing while it is busy, and shows the word for it', () => {
  const press = vi.fn()
  const button = draw(
    <Button type="submit" busy="Bezig" onClick={press}>
      In de winkelmand
    </Button>,
  )
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  act(() => button.dispatchEvent(click))
  expect(press).not.toHaveBeenCalled()
  expect(click.defaultPrevented).toBe(true)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.querySelector('.now')?.textContent).toBe('Bezig')
})

it('calls its handler when it is not busy', () => {
  const press = vi.fn()
  const button = draw(<Button onClick={press}>Zoek</Button>)
  act(() => button.click())
  expect(press).toHaveBeenCalledOnce()
  expect(button.type).toBe('button')
})
