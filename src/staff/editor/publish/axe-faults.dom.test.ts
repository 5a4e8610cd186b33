import axe from 'axe-core'
import { expect, it } from 'vitest'
import { axeRules, warningsOf } from './axe-faults.ts'

it('EDIT-01 asks axe only for rules that it has', () => {
  const known = new Set(axe.getRules().map(({ ruleId }) => ruleId))
  expect(Object.keys(axeRules).filter((rule) => !known.has(rule))).toEqual([])
})

it('EDIT-01 says what axe finds once for each widget, leads to it, and repeats nothing', () => {
  document.body.innerHTML = `
    <a href="/buiten/">Van de editor</a>
    <div data-puck-component="html-1"><button></button><button class="two"></button></div>
    <div data-puck-component="text-1"><p>Bleek op wit</p></div>
    <div data-puck-component="html-2"><img src="/media/1/een%20kaart.jpg"></div>`
  const at = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(selector)
    return element
  }
  const faults = [
    { rule: 'link-name', element: at('a') },
    { rule: 'button-name', element: at('button') },
    { rule: 'button-name', element: at('.two') },
    { rule: 'color-contrast', element: at('p') },
    { rule: 'image-alt', element: at('img') },
    { rule: 'region', element: at('p') },
  ]
  expect(warningsOf(faults, [{ kind: 'weak-contrast', about: 'Bleek', block: 'text-1' }])).toEqual([
    { kind: 'nameless-button', about: 'button', block: 'html-1' },
    { kind: 'alt', about: 'een kaart.jpg', block: 'html-2' },
  ])
})
