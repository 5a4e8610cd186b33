import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './put-away.behaviour.ts'

let stop: () => void
const find = (id: string) => document.querySelector(`#${id}`) as HTMLElement
const isAway = (id: string) => find(id).classList.contains('is-put-away')
const esc = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  document.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<nav><ul>
    <li id="list"><a id="way" href="/a/">A</a><ul><li id="deep"><a id="below" href="/b/">B</a><ul><li><a id="deepest" href="/d/">D</a></li></ul></li></ul></li>
    <li id="panel" class="has-panel"><a href="/c/">C</a><div class="nav-panel"><a id="inside" href="/e/">E</a></div></li></ul></nav>
    <span id="tip" class="tipped"><a id="tipped" href="/t/">T</a><span role="tooltip">Uitleg</span></span><button id="on">Verder</button>`
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('SITE-09 Esc puts away', () => {
  it('a list below a menu item, gives the focus to that item, and lets the list come back later', () => {
    stop = mount(document.querySelector('nav') as HTMLElement)
    find('below').focus()
    expect(esc()).toBe(true)
    expect([isAway('list'), isAway('deep')]).toEqual([false, true])
    expect(esc()).toBe(true)
    expect(isAway('list')).toBe(true)
    expect(document.activeElement?.id).toBe('way')
    expect(esc(), 'there is nothing left to put away').toBe(false)
    find('on').focus()
    vi.advanceTimersByTime(0)
    expect(isAway('list')).toBe(false)
  })

  it('a panel of blocks, also from inside it', () => {
    stop = mount(document.querySelector('nav') as HTMLElement)
    find('inside').focus()
    esc()
    expect(isAway('panel')).toBe(true)
    expect(document.activeElement?.getAttribute('href')).toBe('/c/')
  })

  it('a tip, and leaves the focus where it is', () => {
    stop = mount(find('tip'))
    find('tipped').focus()
    esc()
    expect(isAway('tip')).toBe(true)
    expect(document.activeElement?.id).toBe('tipped')
  })

  it('nothing that is not open, and nothing once its page has gone', () => {
    stop = mount(document.querySelector('nav') as HTMLElement)
    find('on').focus()
    expect(esc()).toBe(false)
    find('below').focus()
    stop()
    expect(esc()).toBe(false)
  })
})

/** What a rule of a stylesheet says. */
const rule = (file: string, selector: string): string => {
  const css = readFileSync(`src/ui/${file}`, 'utf8')
  const from = css.indexOf(`${selector} {`)
  return from < 0 ? '' : css.slice(from, css.indexOf('}', from))
}

describe('SITE-09 the times of section 9', () => {
  it('a menu waits 250 ms before it shows what is below, 500 ms before it hides that, and not for keys', () => {
    const file = 'masthead/masthead.css'
    expect(rule(file, '& :is(ul ul:not(.nav-panel *), .nav-panel)')).toMatch(
      /visibility 0s 500ms,\s+opacity var\(--quick\) 500ms;/,
    )
    expect(rule(file, '& li:is(:hover, :focus-within) > :is(ul, .nav-panel)')).toContain(
      'transition-delay: 250ms',
    )
    expect(rule(file, '& li:focus-within > :is(ul, .nav-panel)')).toContain('transition-delay: 0s')
  })

  it('a tip waits 90 ms, and lies at 15000, above all else', () => {
    expect(rule('tip/tip.css', '&:is(:hover, :focus-within) > .tip')).toContain('transition-delay: 90ms')
    expect(rule('tip/tip.css', '.tip')).toContain('z-index: var(--z-tip)')
    const tokens = readFileSync('src/client/styles/tokens.css', 'utf8')
    expect(tokens).toContain('--z-tip: 15000;')
  })
})

describe('SITE-09 a finger opens what is below an item, and only then follows its link', () => {
  const tap = (id: string, pointerType = 'touch') => {
    const bubbles = true
    find(id).dispatchEvent(new PointerEvent('pointerdown', { bubbles, pointerType }))
    const click = new MouseEvent('click', { bubbles, cancelable: true })
    find(id).dispatchEvent(click)
    return click.defaultPrevented
  }
  const below = () => document.querySelector('#list > ul') as HTMLElement
  beforeEach(() => {
    stop = mount(document.querySelector('nav') as HTMLElement)
    // No link leads away from the test.
    for (const link of document.querySelectorAll('a')) link.removeAttribute('href')
    for (const link of document.querySelectorAll('a')) link.tabIndex = 0
    below().style.visibility = 'hidden'
  })

  it('by its first tap, which gives it the focus', () => {
    expect(tap('way')).toBe(true)
    expect(document.activeElement?.id).toBe('way')
    below().style.visibility = 'visible'
    expect(tap('way')).toBe(false)
  })

  it('not where the list stands open already, as on a phone, nor for a mouse or a link without a list', () => {
    expect(tap('way', 'mouse')).toBe(false)
    below().style.visibility = 'visible'
    expect(tap('way')).toBe(false)
    expect(tap('below'), 'its own list is open, too').toBe(false)
    expect(tap('deepest')).toBe(false)
  })

  it('also one that Escape put away', () => {
    find('list').classList.add('is-put-away')
    tap('way')
    expect(isAway('list')).toBe(false)
  })
})
