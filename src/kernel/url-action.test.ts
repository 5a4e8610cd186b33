import { expect, it } from 'vitest'
import { numberIn, parseUrlAction, urlActionOf } from './url-action.ts'

const open = { action: 'popup:open', settings: { id: 12, toggle: true } }

it('SITE-03 writes an action as a link and reads it back', () => {
  const address = urlActionOf('popup:open', { id: 12, toggle: true })
  expect(address).toMatch(/^#builder-action:action=popup:open&settings=\w+=*$/)
  expect(parseUrlAction(address)).toEqual(open)
})

it('SITE-03 accepts the name of any page builder, and percent-encoded actions of imported pages', () => {
  const settings = btoa('{"id":"12","toggle":true}')
  const imported = `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${settings}`)}`
  const read = parseUrlAction(imported)
  expect(read?.action).toBe('popup:open')
  expect(read && numberIn(read)).toBe(12)
  expect(parseUrlAction('#wind2-action:action=reload-page')).toEqual({ action: 'reload-page', settings: {} })
})

it.each(['#vragen', '#builder-action', '#builder-action:popup:open', '#-action:action=x', '#%E0%A4%A', ''])(
  'SITE-03 reads no action from %j',
  (hash) => {
    expect(parseUrlAction(hash)).toBeUndefined()
  },
)

it.each(['alert(1)', btoa('alert(1)'), btoa('"text"'), btoa('[1]'), btoa('null'), '%00'])(
  'abuse 16: ignores settings that are not a JSON object: %s',
  (settings) => {
    const read = parseUrlAction(`#builder-action:action=popup:open&settings=${settings}`)
    expect(read === undefined || Object.keys(read.settings).length === 0).toBe(true)
  },
)

it('abuse 16: settings identify a popup only by a number, and reach no prototype', () => {
  for (const id of ['1 or 1=1', -1, 1.5, { id: 1 }, null, '<b>', 1e30]) {
    const read = parseUrlAction(`#builder-action:action=popup:open&settings=${btoa(JSON.stringify({ id }))}`)
    expect([id, read && numberIn(read)]).toEqual([id, 0])
  }
  parseUrlAction(`#builder-action:action=popup:open&settings=${btoa('{"__proto__":{"polluted":1}}')}`)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

it('abuse 16: does not read an extremely long URL', () => {
  expect(parseUrlAction(`#builder-action:action=popup:open&settings=${'A'.repeat(5000)}`)).toBeUndefined()
})
