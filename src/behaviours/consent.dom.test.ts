import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usualConsent } from '../kernel/consent.ts'
import { mount } from './consent.behaviour.ts'

let stop: () => void
const sent = vi.fn()
const events = vi.fn()
const listen = (event: Event) => events(event instanceof CustomEvent ? event.detail.value : undefined)
const notice = () => document.querySelector('[data-consent-notice]') as HTMLElement
const revoke = () => document.querySelector('[data-consent-revoke]') as HTMLElement
const press = (name: string) => document.querySelector<HTMLButtonElement>(`#${name}`)?.click()
const classes = () => [...document.body.classList].sort()

function begin(settings: object = {}, cookie?: string) {
  if (cookie !== undefined) document.cookie = `cookie_notice_accepted=${cookie}; path=/`
  document.body.innerHTML = `<p id="outside">x</p><div id="root">
    <section hidden data-consent-notice><form><button id="yes" type="submit" name="choice" value="accept"></button>
    <button id="no" type="submit" name="choice" value="reject"></button><button id="close" type="submit" name="choice" value="reject"></button></form></section>
    <p hidden data-consent-revoke><button id="again" type="button"></button></p></div>`
  const root = document.querySelector('#root') as HTMLElement
  root.dataset.consent = JSON.stringify({ ...usualConsent, purposes: ['video'], ...settings })
  stop = mount(root)
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
  events.mockClear()
  localStorage.clear()
  document.addEventListener('setCookieNotice', listen)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent(JSON.parse(body.get('data') ?? ''))
    return Response.json({ success: true })
  })
})
afterEach(() => {
  stop()
  document.removeEventListener('setCookieNotice', listen)
  document.cookie = 'cookie_notice_accepted=; max-age=0; path=/'
  document.cookie = 'consent_purposes=; max-age=0; path=/'
  document.body.className = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('SITE-01 the notice of consent', () => {
  it('is shown while nothing was chosen', () => {
    begin()
    expect([notice().hidden, revoke().hidden]).toEqual([false, true])
    expect(classes()).toEqual(['cookies-not-set'])
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ['yes', 'true', ['cookies-accepted', 'cookies-set'], 'accepted'],
    ['no', 'false', ['cookies-refused', 'cookies-set'], 'refused'],
    ['close', 'false', ['cookies-refused', 'cookies-set'], 'refused'],
  ])('%s stores %s at once, marks the page, says so and fades', (button, value, marks, choice) => {
    const set = vi.spyOn(document, 'cookie', 'set')
    begin()
    press(button)
    expect(set).toHaveBeenCalledWith(`cookie_notice_accepted=${value}; Max-Age=2592000; Path=/; SameSite=Lax`)
    set.mockRestore()
    expect(classes()).toEqual(marks)
    expect(events.mock.calls).toEqual([[value]])
    expect(sent.mock.calls).toMatchObject([[{ choice, purposes: ['video'] }]])
    expect([notice().hidden, notice().className]).toEqual([false, 'is-leaving'])
    vi.advanceTimersByTime(400)
    expect([notice().hidden, revoke().hidden]).toEqual([true, false])
    expect(classes()).toEqual([...marks, 'cookies-revoke'].sort())
  })

  it('asks again where a page asks for more than was answered, and adds to it', () => {
    document.cookie = 'consent_purposes=video:1; path=/'
    begin({ purposes: ['video', 'statistics'], question: 'v2' }, 'true')
    expect([notice().hidden, classes()]).toEqual([false, ['cookies-accepted', 'cookies-set']])
    press('yes')
    expect(document.cookie).toContain('consent_purposes=video:1.statistics:1')
    expect(sent.mock.calls).toMatchObject([[{ choice: 'accepted', question: 'v2' }]])
  })

  it('asks who refused, or chose to be counted or not, for nothing more', () => {
    begin({ purposes: ['video', 'statistics'] }, 'false')
    expect(notice().hidden).toBe(true)
    stop()
    document.cookie = 'consent_purposes=video:1.statistics:0; path=/'
    begin({ purposes: ['video', 'statistics'] }, 'true')
    expect(notice().hidden).toBe(true)
  })

  it.each([
    ['bottom', '120px'],
    ['top', ''],
  ])('at the %s tells what lies at the bottom of the window how much room it takes: %j', (position, room) => {
    let resized = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private tell: () => void) {}
        observe = () => {
          resized = this.tell
        }
        disconnect = () => undefined
      },
    )
    begin({ position })
    Object.defineProperty(notice(), 'offsetHeight', { value: 120 })
    resized()
    const { style } = document.documentElement
    expect(style.getPropertyValue('--consent-room')).toBe(room)
    style.removeProperty('--consent-room')
  })

  it('takes a second press for nothing', () => {
    begin()
    press('yes')
    press('no')
    expect(events.mock.calls).toEqual([['true']])
  })

  it.each([
    ['true', 'cookies-accepted'],
    ['false', 'cookies-refused'],
  ])('with %s in the cookie asks nothing and offers to revoke', (value, mark) => {
    begin({}, value)
    expect([notice().hidden, revoke().hidden]).toEqual([true, false])
    expect(classes()).toEqual([mark, 'cookies-revoke', 'cookies-set'].sort())
    expect(events).not.toHaveBeenCalled()
  })

  it('revoking takes the choice back, hides itself and asks again', () => {
    begin({}, 'true')
    press('again')
    expect([notice().hidden, revoke().hidden]).toEqual([false, true])
    expect(document.cookie).not.toMatch(/accepted=(?:true|false)/)
    expect(classes()).toEqual(['cookies-not-set'])
    expect(sent.mock.calls).toMatchObject([[{ choice: 'revoked' }]])
    press('no')
    expect(classes()).toEqual(['cookies-refused', 'cookies-set'])
  })

  it('offers to revoke only in automatic mode', () => {
    begin({ revoke: 'manual' }, 'true')
    expect(revoke().hidden).toBe(true)
  })

  it('takes no scrolling and no press elsewhere for a yes', () => {
    begin()
    vi.stubGlobal('scrollY', 500)
    dispatchEvent(new Event('scroll'))
    press('outside')
    document.querySelector<HTMLElement>('#outside')?.click()
    expect(events).not.toHaveBeenCalled()
  })

  it('takes scrolling of 100 pixels for a yes where staff chose so', () => {
    begin({ onScroll: true })
    vi.stubGlobal('scrollY', 99)
    dispatchEvent(new Event('scroll'))
    expect(events).not.toHaveBeenCalled()
    vi.stubGlobal('scrollY', 100)
    dispatchEvent(new Event('scroll'))
    expect(events.mock.calls).toEqual([['true']])
  })

  it('takes as much scrolling for a yes as staff chose', () => {
    begin({ onScroll: true, onScrollOffset: 300 })
    for (const y of [299, 300]) {
      vi.stubGlobal('scrollY', y)
      dispatchEvent(new Event('scroll'))
      expect(events.mock.calls).toEqual(y === 300 ? [['true']] : [])
    }
  })

  it('takes a press outside for a yes where staff chose so, and none inside', () => {
    begin({ onClick: true })
    notice().click()
    expect(events).not.toHaveBeenCalled()
    document.querySelector<HTMLElement>('#outside')?.click()
    expect(events.mock.calls).toEqual([['true']])
  })

  it.each([
    ['fade', 400],
    ['slide', 400],
    ['none', 0],
  ])('goes by %s, within %d ms', (hideEffect, ms) => {
    begin({ hideEffect })
    press('no')
    expect(notice().hidden).toBe(false)
    vi.advanceTimersByTime(ms)
    expect(notice().hidden).toBe(true)
  })

  it('works where nothing can be kept and nothing can be sent', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline')
    })
    begin({ hideEffect: 'none' })
    press('no')
    vi.advanceTimersByTime(0)
    expect(notice().hidden).toBe(true)
  })
})
