import { expect, it } from 'vitest'
import { mount } from './picture-fails.behaviour.ts'

it('LIB-16 says so where a picture cannot be drawn', () => {
  document.body.innerHTML = '<img alt="Voorbeeld" data-words="Kon niet worden gemaakt.">'
  const picture = document.querySelector('img')
  if (!picture) throw new Error('no picture')
  mount(picture)
  expect(document.body.textContent).toBe('')
  picture.dispatchEvent(new Event('error'))
  expect(document.body.textContent).toBe('Kon niet worden gemaakt.')
  expect(document.querySelector('img')).toBeNull()
})
