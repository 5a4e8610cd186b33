import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './submit-on-change.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

it('CAT-01 sends the form when its select changes, and needs no button then', () => {
  document.body.innerHTML = `<form><select name="volgorde"><option>a</option><option>b</option></select>
    <input name="q"><button type="submit">Sorteer</button></form>`
  const form = document.forms[0] as HTMLFormElement
  const sent = vi.spyOn(form, 'requestSubmit').mockReturnValue()
  const stop = mount(form)
  expect(form.querySelector('button')?.hidden).toBe(true)
  form.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(sent).not.toHaveBeenCalled()
  form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(sent).toHaveBeenCalledOnce()
  stop()
  expect(form.querySelector('button')?.hidden).toBe(false)
})
