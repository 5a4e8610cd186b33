import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './submit-on-change.behaviour.ts'

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

it('CAT-01 sends the form at once when its select was changed before scripts ran, and not when it is as it was written', () => {
  document.body.innerHTML = `<form><select><option>a</option><option selected>b</option></select></form>
    <form><select><option>a</option><option>b</option></select></form>`
  for (const form of document.forms) {
    const sent = vi.spyOn(form, 'requestSubmit').mockReturnValue()
    mount(form)()
    expect(sent).not.toHaveBeenCalled()
    const [select] = form.getElementsByTagName('select')
    if (select) select.selectedIndex = 1 - select.selectedIndex
    mount(form)()
    expect(sent).toHaveBeenCalledOnce()
  }
})

it('CAT-01 who comes back finds the select as the page is', () => {
  document.body.innerHTML = '<form><select><option>a</option><option selected>b</option></select></form>'
  const [form] = document.forms
  const [select] = document.getElementsByTagName('select')
  if (!form || !select) throw new Error('no form')
  vi.spyOn(form, 'requestSubmit').mockReturnValue()
  const stop = mount(form)
  select.selectedIndex = 0
  select.dispatchEvent(new Event('change', { bubbles: true }))
  window.dispatchEvent(new Event('pagehide'))
  expect(select.value).toBe('b')
  stop()
})
