import { expect, it } from 'vitest'
import { mount } from './stepper.behaviour.ts'

it('SHOP-09 steps a quantity by one within its bounds, and says so', () => {
  document.body.innerHTML =
    '<div data-fewer="Eén minder" data-more="Eén meer"><input type="number" min="0" max="3" step="1" value="2"></div>'
  const root = document.body.firstElementChild as HTMLElement
  const input = root.querySelector('input') as HTMLInputElement
  const changes: string[] = []
  root.addEventListener('change', () => changes.push(input.value))
  const stop = mount(root)
  const [less, more] = [...root.querySelectorAll('button')]
  expect([less?.getAttribute('aria-label'), more?.getAttribute('aria-label')]).toEqual([
    'Eén minder',
    'Eén meer',
  ])
  more?.click()
  more?.click()
  less?.click()
  expect(changes).toEqual(['3', '2'])
  stop()
  expect(root.querySelectorAll('button')).toHaveLength(0)
})
