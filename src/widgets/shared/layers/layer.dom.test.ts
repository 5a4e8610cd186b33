import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { urlActionOf } from '../../../kernel/url-action.ts'
import { layerOf } from './layer.ts'
import { mount as mountPopup } from './popup.behaviour.ts'
import { mount as mountActions } from './url-actions.behaviour.ts'

const told: [string, unknown][] = []
const listen = (event: Event) =>
  told.push([event.type, event instanceof CustomEvent ? event.detail : undefined])
const events = ['popup', 'panel'].flatMap((kind) => [`builder/${kind}/show`, `builder/${kind}/hide`])
const stops: (() => void)[] = []
const reload = vi.fn()

const html = (kind: string, id: number, settings: object) =>
  `<dialog id="${kind}-${id}" class="layer ${kind}" tabindex="-1" data-layer='${JSON.stringify({ id, kind, ...settings })}'>
    <div class="layer-in"><template><p>Tekst</p><a href="/lees/">Lees</a><a class="no" href="${urlActionOf('popup:close', { do_not_show_again: true })}">Niet meer</a></template></div>
    <button type="button" class="close" data-closes="">Sluiten</button>
  </dialog>`
const find = <Type extends HTMLElement = HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const dialogOf = (id = 7, kind = 'popup') => find<HTMLDialogElement>(`#${kind}-${id}`)
/** `detail` tells which press of a double one it is. */
const press = (target: Element, detail = 1) => {
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}
const esc = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))

/** A page with popups; the first is 7. */
async function page(settings: object, ...others: string[]) {
  document.body.innerHTML = `<main><button id="opens">Open</button>${html('popup', 7, settings)}${others.join('')}</main>`
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.popup'))
    stops.push(mountPopup(dialog))
  stops.push(mountActions(document.body))
  await vi.advanceTimersByTimeAsync(0)
}
const open = async (settings: object, ...others: string[]) => {
  await page({ a11y_navigation: true, ...settings }, ...others)
  layerOf(dialogOf()).open('link')
}
const link = (action: string, settings: Record<string, number | boolean>) => {
  const made = document.createElement('a')
  made.href = urlActionOf(action, settings)
  document.querySelector('main')?.append(made)
  press(made)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { ...location, hash: '', host: 'schelp.example', reload })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  sessionStorage.clear()
  told.length = 0
  reload.mockClear()
  for (const name of events) addEventListener(name, listen)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const name of events) removeEventListener(name, listen)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('SITE-02 an open popup', () => {
  it('tells that it opened and closed, with its id', async () => {
    await open({})
    press(find('#popup-7 .close'))
    expect(dialogOf().open).toBe(false)
    expect(told).toEqual([
      ['builder/popup/show', { id: 7 }],
      ['builder/popup/hide', { id: 7 }],
    ])
  })

  it('is filled when it first opens, and wakes what stands in it', async () => {
    const added = vi.fn()
    document.addEventListener('html-added', added)
    await page({})
    expect(document.querySelector('#popup-7 p')).toBeNull()
    layerOf(dialogOf()).open('link')
    layerOf(dialogOf()).close()
    layerOf(dialogOf()).open('link')
    expect(document.querySelectorAll('#popup-7 p')).toHaveLength(1)
    expect(added).toHaveBeenCalledOnce()
    document.removeEventListener('html-added', added)
  })

  it('takes the focus itself, and moves it inside after 250 ms', async () => {
    await open({})
    vi.advanceTimersByTime(249)
    expect(document.activeElement).toBe(dialogOf())
    vi.advanceTimersByTime(1)
    expect(document.activeElement?.textContent).toBe('Lees')
  })

  it.each(['keydown', 'pointerdown'])('leaves the focus to who goes on meanwhile by a %s', async (deed) => {
    await open({})
    find('#popup-7 p').dispatchEvent(new Event(deed, { bubbles: true }))
    vi.advanceTimersByTime(250)
    expect(document.activeElement).toBe(dialogOf())
  })

  it('takes the focus from what scrolls in it, and from no link that somebody chose before', async () => {
    await open({})
    const scroller = find('#popup-7 .layer-in')
    scroller.tabIndex = -1
    scroller.focus()
    vi.advanceTimersByTime(250)
    expect(document.activeElement?.textContent).toBe('Lees')
    esc()
    layerOf(dialogOf()).open('link')
    find('#popup-7 .no').focus()
    vi.advanceTimersByTime(250)
    expect(document.activeElement?.textContent).toBe('Niet meer')
  })

  it('leaves the page usable and the focus where it was, without a11y_navigation', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await page({})
    find('#opens').focus()
    layerOf(dialogOf()).open('trigger')
    vi.advanceTimersByTime(300)
    expect(modal).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('opens')
    modal.mockRestore()
  })

  it('without a11y_navigation takes the focus of who asked for it, and gives it back', async () => {
    await page({})
    find('#opens').focus()
    layerOf(dialogOf()).open('link')
    vi.advanceTimersByTime(250)
    expect(document.activeElement?.textContent).toBe('Lees')
    esc()
    expect(document.activeElement?.id).toBe('opens')
  })

  it('takes the focus to no field that only programs fill in', async () => {
    await open({})
    find('#popup-7 p').innerHTML = '<input name="website" tabindex="-1">'
    vi.advanceTimersByTime(250)
    expect(document.activeElement?.textContent).toBe('Lees')
  })

  it('that a browser or a form in it closes lets go of the page like one that was put away', async () => {
    await open({ prevent_scroll: true, prevent_close_on_esc_key: true })
    dialogOf().close()
    await vi.advanceTimersByTimeAsync(0)
    expect(document.documentElement.className).toBe('')
    expect([told.at(-1), localStorage.popup_7_times]).toEqual([['builder/popup/hide', { id: 7 }], '1'])
    layerOf(dialogOf()).open('link')
    expect([dialogOf().open, document.documentElement.className]).toEqual([true, 'stands-still'])
  })

  it('that is opened again before the browser tells of its closing can be closed again', async () => {
    await open({})
    esc()
    layerOf(dialogOf()).open('link')
    dialogOf().dispatchEvent(new Event('close'))
    esc()
    expect(dialogOf().open).toBe(false)
  })

  it('closes by Esc, unless that is prevented', async () => {
    await open({})
    esc()
    expect(dialogOf().open).toBe(false)
    await open({ prevent_close_on_esc_key: true })
    esc()
    expect(dialogOf().open).toBe(true)
  })

  it.each([
    [false, false],
    [true, true],
  ])('goes back with a phone, unless Esc is prevented (%s)', async (isPrevented, stays) => {
    await open({ prevent_close_on_esc_key: isPrevented })
    const back = new Event('cancel', { cancelable: true })
    dialogOf().dispatchEvent(back)
    expect([back.defaultPrevented, dialogOf().open]).toEqual([true, stays])
  })

  it('stays when a press that began in it ends beside it, as of who selects text', async () => {
    await open({})
    find('#popup-7 p').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    dialogOf().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(dialogOf().open).toBe(true)
    press(dialogOf())
    expect(dialogOf().open).toBe(false)
  })

  it('closes by a click on the background, and not by one inside or one that is prevented', async () => {
    await open({})
    press(find('#popup-7 p'))
    expect(dialogOf().open).toBe(true)
    press(dialogOf())
    expect(dialogOf().open).toBe(false)
    await open({ prevent_close_on_background_click: true })
    press(dialogOf())
    press(document.body)
    expect(dialogOf().open).toBe(true)
  })

  it.each([
    ['Esc', esc],
    ['a click on the background', () => press(dialogOf())],
  ])('closes by %s though one that lies behind it opened later', async (_, act) => {
    await open({}, html('popup', 8, {}))
    layerOf(dialogOf(8)).open('trigger')
    act()
    expect([dialogOf().open, dialogOf(8).open]).toEqual([false, true])
    esc()
    expect(dialogOf(8).open).toBe(false)
  })

  it('stays while somebody answers the question for consent', async () => {
    await page({})
    layerOf(dialogOf()).open('trigger')
    document.body.insertAdjacentHTML('beforeend', '<div class="consent"><button id="no">Nee</button></div>')
    press(find('#no'))
    expect(dialogOf().open).toBe(true)
    press(find('#opens'))
    expect(dialogOf().open).toBe(false)
  })

  it('hides its cross for close_button_delay seconds', async () => {
    await open({ close_button_delay: 4 })
    expect(find('.close').hidden).toBe(true)
    vi.advanceTimersByTime(4000)
    expect(find('.close').hidden).toBe(false)
  })

  it('closes by itself after close_automatically seconds', async () => {
    await open({ close_automatically: 6 })
    vi.advanceTimersByTime(5999)
    expect(dialogOf().open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(dialogOf().open).toBe(false)
  })

  it('holds the page still while it is open, with prevent_scroll', async () => {
    await open({ prevent_scroll: true })
    expect(document.documentElement.className).toBe('stands-still')
    esc()
    expect(document.documentElement.className).toBe('')
  })

  it('moves out for as long as it moved in', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await open({ exit_animation: 'fade', entrance_animation_duration: '0.8' })
    esc()
    vi.advanceTimersByTime(799)
    expect([dialogOf().open, dialogOf().classList.contains('is-leaving')]).toEqual([true, true])
    vi.advanceTimersByTime(1)
    expect([dialogOf().open, dialogOf().classList.contains('is-leaving')]).toEqual([false, false])
  })

  it('comes back at once to who asks for it while it moves out', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await open({ exit_animation: 'fade', entrance_animation_duration: '2' })
    for (const toggle of [false, true]) {
      esc()
      link('popup:open', { id: 7, toggle })
      expect([dialogOf().open, dialogOf().classList.contains('is-leaving')]).toEqual([true, false])
      vi.advanceTimersByTime(3000)
      expect(dialogOf().open).toBe(true)
    }
  })

  it('counts a time when it closes, or when it opens with times_count open', async () => {
    await open({})
    expect(localStorage.popup_7_times).toBeUndefined()
    esc()
    expect(localStorage.popup_7_times).toBe('1')
    await open({ times_count: 'open' })
    expect(localStorage.popup_7_times).toBe('2')
    esc()
    expect(localStorage.popup_7_times).toBe('2')
  })
})

describe('SITE-02 a popup', () => {
  it('opens by its trigger once its conditions pass', async () => {
    await page({ page_load: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(dialogOf().open).toBe(true)
  })

  it('does not open by its trigger when a condition fails', async () => {
    localStorage.setItem('popup_7_times', '1')
    await page({ page_load: true, times_times: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(dialogOf().open).toBe(false)
  })

  it('with avoid_multiple_popups stays away when another popped, but not from who asks for it', async () => {
    await page({ click_times: 2, avoid_multiple_popups: true }, html('popup', 8, { page_load: true }))
    await vi.advanceTimersByTimeAsync(1)
    expect(dialogOf(8).open).toBe(true)
    layerOf(dialogOf(8)).close()
    find('#opens').click()
    find('#opens').click()
    expect(dialogOf().open).toBe(false)
    link('popup:open', { id: 7 })
    expect(dialogOf().open).toBe(true)
  })

  it('opens by a press on its open_selector; one that is none is ignored', async () => {
    await page({ open_selector: '#opens' }, html('popup', 8, { open_selector: '##' }))
    press(find('#opens'))
    await vi.advanceTimersByTimeAsync(0)
    expect([dialogOf().open, dialogOf(8).open]).toEqual([true, false])
  })

  it('opens by a press on what its open_selector matches later', async () => {
    await page({ open_selector: '.later' })
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#" class="later">Later</a>')
    press(find('.later'))
    await vi.advanceTimersByTimeAsync(0)
    expect(dialogOf().open).toBe(true)
  })

  it('opens at once in its own preview, whatever was put away', async () => {
    localStorage.setItem('popup_7_disable', 'true')
    await page({ preview: true, times_times: 1 })
    expect(dialogOf().open).toBe(true)
  })

  it.each(['open', 'close'])('keeps nothing of its own preview, which counts no %s', async (times_count) => {
    await page({ preview: true, times_times: 5, times_period: 'session', times_count })
    press(find('.no'))
    expect(dialogOf().open).toBe(false)
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
  })
})

describe('SITE-03 a link', () => {
  it('opens a popup; with toggle it closes it again', async () => {
    await page({})
    link('popup:open', { id: 7, toggle: true })
    expect(dialogOf().open).toBe(true)
    link('popup:open', { id: 7, toggle: true })
    expect(dialogOf().open).toBe(false)
    link('popup:open', { id: 7 })
    link('popup:open', { id: 7 })
    expect(dialogOf().open).toBe(true)
  })

  it.each([
    ['popup:open', 'popup', {}],
    ['popup:open', 'popup', { toggle: true }],
    ['off_canvas:open', 'panel', {}],
    ['off_canvas:toggle', 'panel', {}],
  ] as const)('%s of a %s with %j stays open for who presses twice', async (action, kind, settings) => {
    await page({}, html('panel', 9, {}))
    const id = kind === 'popup' ? 7 : 9
    const made = document.createElement('a')
    made.href = urlActionOf(action, { id, ...settings })
    document.querySelector('main')?.append(made)
    press(made)
    // The second press comes down on the link itself, or on the veil that lies over it by then.
    press(made, 2)
    press(dialogOf(id, kind), 2)
    expect(dialogOf(id, kind).open).toBe(true)
    press(dialogOf(id, kind))
    expect(dialogOf(id, kind).open).toBe(false)
  })

  it('closes the popup that it stands in, for good with do_not_show_again', async () => {
    await open({})
    press(find('.no'))
    expect([dialogOf().open, localStorage.popup_7_disable]).toEqual([false, 'true'])
    layerOf(dialogOf()).open('trigger')
    link('popup:open', { id: 7 })
    expect(dialogOf().open).toBe(false)
  })

  it('opens, closes and toggles a panel, which takes the focus after 100 ms', async () => {
    await page({}, html('panel', 9, {}))
    const panel = dialogOf(9, 'panel')
    link('off_canvas:open', { id: 9 })
    expect(panel.open).toBe(true)
    vi.advanceTimersByTime(99)
    expect(document.activeElement?.textContent).not.toBe('Lees')
    vi.advanceTimersByTime(1)
    expect(document.activeElement?.textContent).toBe('Lees')
    link('off_canvas:close', { id: 9 })
    expect(panel.open).toBe(false)
    link('off_canvas:toggle', { id: 9 })
    expect(panel.open).toBe(true)
    link('off_canvas:toggle', { id: 9 })
    expect(panel.open).toBe(false)
  })

  it('closes the panel that is open without naming it', async () => {
    await page({}, html('panel', 9, {}))
    link('off_canvas:open', { id: 9 })
    link('off_canvas:close', {})
    expect(dialogOf(9, 'panel').open).toBe(false)
  })

  it('abuse 17: reloads the page, but the address of a page does not, which would do so for ever', async () => {
    vi.stubGlobal('location', { hash: '#builder-action:action=reload-page', host: '', reload })
    await page({})
    expect(reload).not.toHaveBeenCalled()
    link('reload-page', {})
    expect(reload).toHaveBeenCalledOnce()
  })

  it('of an address opens its popup when the page comes', async () => {
    vi.stubGlobal('location', { hash: urlActionOf('popup:open', { id: 7 }), host: '', reload })
    await page({})
    expect(dialogOf().open).toBe(true)
  })

  it('of an address opens its popup when the address of the page becomes that', async () => {
    await page({})
    vi.stubGlobal('location', { hash: urlActionOf('popup:open', { id: 7 }), host: '', reload })
    dispatchEvent(new Event('hashchange'))
    expect(dialogOf().open).toBe(true)
  })

  it.each(['yes', '1', 1, true])('of an imported page says %j for yes', async (yes) => {
    await page({})
    const follow = (action: string, settings: object) => {
      const made = document.createElement('a')
      made.href = `#elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`
      document.body.append(made)
      press(made)
    }
    for (const isOpen of [true, false, true]) {
      follow('popup:open', { id: '7', toggle: yes })
      expect(dialogOf().open).toBe(isOpen)
    }
    follow('popup:close', { id: '7', do_not_show_again: yes })
    expect([dialogOf().open, localStorage.popup_7_disable]).toEqual([false, 'true'])
  })

  it('abuse 16: runs nothing that its settings hold, and names no action that is none', async () => {
    await page({})
    for (const action of ['constructor', '__proto__', 'tostring', 'popup:run']) link(action, { id: 7 })
    const made = document.createElement('a')
    made.href = `#builder-action:action=popup:open&settings=${btoa('{"id":"7\\"]<img src=x onerror=alert(1)>","html":"<script>alert(1)</script>"}')}`
    document.body.append(made)
    press(made)
    expect(dialogOf().open).toBe(false)
    expect(document.querySelector('img, script')).toBeNull()
  })
})
