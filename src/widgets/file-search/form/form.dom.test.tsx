import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  all,
  click,
  closePage,
  find,
  openPage,
  pick,
  press,
  search,
  settle,
  titles,
  type,
  words,
} from '../testing/open-page.tsx'

beforeEach(() => {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  await closePage()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goBack = (query: string, state: unknown) =>
  act(async () => {
    window.happyDOM?.setURL(`https://schelp.example/bestanden/${query}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    await new Promise((resolve) => setTimeout(resolve))
  })

describe('the address', () => {
  it('LIB-01 brings results with the page itself, and the form filled in', async () => {
    const page = await openPage({ query: '?q=toren&catid=5&ftags=sint-jacob' })
    expect(page.calls).toEqual([])
    expect(titles()).toEqual(['Toren van Zeerijp', 'Toren van Uithuizen'])
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('toren')
    expect(find('.pick').textContent).toBe('Tekeningen')
    expect(find<HTMLInputElement>('.tags-item input').checked).toBe(true)
  })

  it('LIB-01 gets the filter query of every search', async () => {
    const push = vi.spyOn(window.history, 'pushState')
    await openPage()
    await search('toren')
    expect(push).toHaveBeenLastCalledWith(expect.anything(), '', '/bestanden/?q=toren')
    await search('etappe')
    expect(push).toHaveBeenLastCalledWith(expect.anything(), '', '/bestanden/?q=etappe')
    await click('.kw .btn')
    expect(push).toHaveBeenCalledTimes(2)
  })

  it('LIB-01 restores the form and searches again when the visitor goes back', async () => {
    const page = await openPage()
    await search('toren')
    await search('etappe')
    await goBack('?q=toren', { fileSearch: true })
    await settle()
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('toren')
    expect(page.searches().at(-1)?.form.get('q')).toBe('toren')
    expect(titles()).toContain('Toren van Zeerijp')
  })

  it('LIB-01 clears the results where there is no state, and leaves them when only the hash changed', async () => {
    await openPage()
    await search('toren')
    window.happyDOM?.setURL('https://schelp.example/bestanden/?q=toren')
    await goBack('?q=toren#main', null)
    expect(titles()).not.toEqual([])
    await goBack('', null)
    expect(titles()).toEqual([])
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('')
  })
})

describe('the form', () => {
  it('LIB-05 LIB-03 a press on words or padding of an open list, which gives the focus to the page around it, leaves it open', async () => {
    await openPage()
    const types = find<HTMLDetailsElement>('details.types')
    types.open = true
    find('main').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(types.open).toBe(true)
    await click('.picker .pick')
    await act(async () => find('main').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    expect(find('.tree').hidden).toBe(false)
    await act(async () => find('main').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })))
    expect(types.open).toBe(false)
    expect(find('.tree').hidden).toBe(true)
  })

  it('LIB-02 is never sent natively', async () => {
    await openPage()
    await type('input[name="q"]', 'toren')
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    await act(async () => {
      find('form.search').dispatchEvent(event)
    })
    expect(event.defaultPrevented).toBe(true)
    await settle()
    expect(titles()).toContain('Toren van Zeerijp')
  })

  it('LIB-02 does nothing on Enter without a keyword, and searches with one', async () => {
    const page = await openPage({ query: '?catid=5' })
    expect(await press('input[name="q"]', 'Enter')).toBe(false)
    await type('input[name="q"]', 'Bijvoorbeeld toren')
    expect(await press('input[name="q"]', 'Enter')).toBe(false)
    await click('.kw .btn')
    expect(page.searches().map(({ form }) => form.get('q'))).toEqual([null])
    await type('input[name="q"]', 'zeerijp')
    await press('input[name="q"]', 'Enter')
    expect(page.searches()).toHaveLength(2)
  })

  it('LIB-02 shows one panel of filters at a time, and folds them all away', async () => {
    await openPage()
    const [filters, own] = all('.search .panel')
    expect([filters?.hidden, own?.hidden]).toEqual([false, true])
    const [, tab] = all('[role="tab"]')
    if (tab) await click(tab)
    expect([filters?.hidden, own?.hidden]).toEqual([true, false])
    expect(tab?.getAttribute('aria-selected')).toBe('true')
    expect(own?.className).toContain('active')
    const toggle = all('.acts button').find(({ textContent }) => textContent === 'Minder filters')
    if (toggle) await click(toggle)
    expect(find('.filters').hidden).toBe(true)
    expect(toggle?.textContent).toBe('Meer filters')
  })

  it('LIB-02 folds the filters away once a search has run, says how many are filled in, and unfolds them when the list is cleared', async () => {
    await openPage()
    await type('input[name="from_weight"]', '1')
    await search('toren')
    expect(find('.filters').hidden).toBe(true)
    expect(words('.acts button')).toContain('Meer filters (1 ingevuld)')
    const clear = all('.acts button').find(({ textContent }) => textContent === 'Wis alles')
    if (clear) await click(clear)
    expect(find('.filters').hidden).toBe(false)
  })

  it('LIB-02 gives the focus to the results when the filter that had it folds away', async () => {
    await openPage()
    await type('input[name="q"]', 'toren')
    await press('input[name="from_weight"]', 'Enter')
    await settle()
    expect(document.activeElement).toBe(find('.found-html'))
  })

  it('LIB-04 tags are one stop of the Tab key; arrows go from tag to tag', async () => {
    await openPage()
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.tags-item input')]
    const stops = () => boxes().map(({ tabIndex }) => tabIndex)
    expect(stops()).toEqual([0, -1])
    await press('.tags-item input', 'ArrowRight')
    expect(document.activeElement).toBe(boxes()[1])
    expect(stops()).toEqual([-1, 0])
    await press('.tags-item:last-child input', 'Home')
    expect(document.activeElement).toBe(boxes()[0])
  })

  it('LIB-03 a category that is browsed to is searched in place', async () => {
    const page = await openPage()
    const way = all('.browse a').find(({ textContent }) => textContent?.startsWith('Tekeningen'))
    if (way) await click(way)
    await settle()
    expect(page.searches().at(-1)?.form.get('catid')).toBe('5')
    expect(titles()).toContain('Toren van Zeerijp')
    expect(document.querySelector('.browse')).toBeNull()
    expect(document.activeElement).toBe(find('.found-html'))
  })

  it('keeps what was typed before scripts ran', async () => {
    const page = await openPage({
      query: '?q=toren',
      before: () => {
        find<HTMLInputElement>('input[name="q"]').value = 'etappe'
        find<HTMLInputElement>('input[value="pdf"]').checked = true
        find<HTMLSelectElement>('select[name="catid"]').value = '3'
      },
    })
    await settle()
    await click('.kw .btn')
    const form = page.searches()[0]?.form
    expect([form?.get('q'), form?.get('type'), form?.get('catid')]).toEqual(['etappe', 'pdf', '3'])
  })

  it('LIB-05 offers several types at once, and 0 for all', async () => {
    const page = await openPage()
    expect(find('details.types summary').textContent).toBe('-- Select type --')
    await click('input[value="pdf"]')
    await click('input[value="gpx"]')
    expect(find('details.types summary').textContent).toBe('PDF, GPX')
    await click('.kw .btn')
    expect(page.searches()[0]?.form.get('type')).toBe('pdf,gpx')
    await click('input[name="extension"][value="0"]')
    expect(find('details.types summary').textContent).toBe('-- Select type --')
  })

  it.each([
    ['-1', '', 'Weight from is positive integer.'],
    ['', '-1', 'Weight to is positive integer.'],
    ['3', '2', 'Weight from must be less than weight to.'],
  ])('LIB-06 alerts for sizes %s to %s and sends nothing', async (from, to, message) => {
    const page = await openPage()
    const alert = vi.fn()
    window.alert = alert
    await type('input[name="from_weight"]', from)
    await type('input[name="to_weight"]', to)
    await click('.kw .btn')
    expect(alert).toHaveBeenCalledExactlyOnceWith(message)
    expect(page.searches()).toEqual([])
  })

  it('LIB-06 sends sizes in bytes with their units', async () => {
    const page = await openPage()
    await type('input[name="from_weight"]', '3')
    await type('input[name="to_weight"]', '2')
    await pick('select[name="to_weight_unit"]', 'mb')
    await click('.kw .btn')
    const form = page.searches()[0]?.form
    expect(['wfrom', 'wfromunit', 'wto', 'wtounit'].map((name) => form?.get(name))).toEqual([
      '3072',
      'kb',
      '2097152',
      'mb',
    ])
  })

  it('LIB-11 sends nothing without a criterion, and gives the keyword the focus', async () => {
    const page = await openPage()
    find('.kw .btn').focus()
    await click('.kw .btn')
    expect(page.searches()).toEqual([])
    expect(document.activeElement).toBe(find('input[name="q"]'))
  })

  it('LIB-11 sends nothing without a keyword where one is required, nor without a category where one is', async () => {
    const page = await openPage({ query: '?catid=5', props: { requireKeyword: true } })
    find('.kw .btn').focus()
    await click('.kw .btn')
    expect(page.searches()).toEqual([])
    expect(document.activeElement).toBe(find('input[name="q"]'))
    await closePage()
    const flag = () => find<HTMLInputElement>('input[type="hidden"][name="search_all"]').value
    await openPage()
    expect(flag()).toBe('1')
    await closePage()
    const strict = await openPage({ props: { searchAll: false } })
    expect(flag()).toBe('0')
    await search('toren')
    expect(strict.searches()).toEqual([])
    expect(document.activeElement).toBe(find('.pick'))
    expect(find('form [role="alert"]').textContent).toBe('Kies eerst een categorie.')
  })

  it('LIB-06 an amount that is typed, or another unit, takes the place of the exact bytes of the address', async () => {
    const page = await openPage({ query: '?wfrom=1500&wfromunit=kb&wto=2500&wtounit=kb' })
    await type('input[name="from_weight"]', '2')
    await pick('select[name="to_weight_unit"]', 'mb')
    await click('.kw .btn')
    const form = page.searches().at(-1)?.form
    expect([form?.get('wfrom'), form?.get('wto')]).toEqual(['2048', '2097152'])
  })

  it('LIB-08 reset empties the form, goes back to the root category and clears results and address', async () => {
    const push = vi.spyOn(window.history, 'pushState')
    await openPage({
      query: '?q=toren&catid=5&ftags=sint-jacob&type=pdf&wfrom=1048576&wfromunit=mb&cfrom=01-01-2024',
    })
    await click('.acts button')
    const form = new FormData(find<HTMLFormElement>('form.search'))
    expect(
      Object.fromEntries([...form].filter(([name]) => name !== 'paged' && name !== 'search_all')),
    ).toEqual({
      q: '',
      catid: '0',
      ftags: '',
      from_weight: '',
      from_weight_unit: 'kb',
      to_weight: '',
      to_weight_unit: 'kb',
      cfrom: '',
      cto: '',
      ufrom: '',
      uto: '',
      extension: '0',
    })
    expect(find('.pick').textContent).toBe('All Categories')
    expect(titles()).toEqual([])
    expect(push).toHaveBeenLastCalledWith(null, '', '/bestanden/')
  })
})

describe('LIB-03 the category picker', () => {
  it('opens a tree of categories with their data, and closes on a press outside', async () => {
    await openPage()
    expect(find('.tree').hidden).toBe(true)
    await click('.pick')
    expect(find('.tree').hidden).toBe(false)
    expect(find('.tree input').getAttribute('placeholder')).toBe('Search in file category...')
    const [root, parent, child] = all('li.cate-item')
    expect(root?.textContent).toBe('All Categories')
    expect(parent?.className).toContain('parent')
    expect({ ...child?.dataset }).toEqual({
      catid: '4',
      cattype: 'default',
      slug: 'jabikspaad',
      catlevel: '2',
    })
    await click('.kw label')
    expect(find('.tree').hidden).toBe(true)
  })

  it('filters by part of a label and suppresses Enter in its box', async () => {
    await openPage()
    await click('.pick')
    await type('.tree input', 'PAAD')
    expect(words('li.cate-item button > span:first-child')).toEqual(['Jabikspaad'])
    expect(await press('.tree input', 'Enter')).toBe(false)
    await type('.tree input', 'zzz')
    expect(find('.tree .none').textContent).toBe('Geen categorie met ‘zzz’')
  })

  it('sets the hidden field and shows the name with a way to take it back', async () => {
    await openPage()
    await click('.pick')
    await click('li[data-catid="5"] button')
    expect(find<HTMLInputElement>('input[name="catid"]').value).toBe('5')
    expect(find('.pick').textContent).toBe('Tekeningen')
    expect(find('.tree').hidden).toBe(true)
    await click('.unpick')
    expect(find<HTMLInputElement>('input[name="catid"]').value).toBe('0')
    expect(document.querySelector('.unpick')).toBeNull()
  })

  it('leaves out categories that do not take part, with those below them', async () => {
    await openPage({ props: { exclude: '3' } })
    await click('.pick')
    expect(words('li.cate-item button > span:first-child')).toEqual(['All Categories', 'Tekeningen'])
  })

  it('walks by arrow keys and closes by Escape, back to its button', async () => {
    await openPage()
    await click('.pick')
    expect(document.activeElement).toBe(find('.tree input'))
    await press('.tree input', 'ArrowDown')
    expect(document.activeElement?.textContent).toBe('All Categories')
    await press('li.cate-item button', 'Escape')
    expect(document.activeElement).toBe(find('.pick'))
  })

  it('names the root after its category, else by the fallback', async () => {
    await openPage({ props: { rootCategory: 3 } })
    expect(find('.pick').textContent).toBe('Routes')
    await closePage()
    await openPage({ props: { rootCategory: 99 } })
    expect(find('.pick').textContent).toBe('FILES CATEGORY')
    expect(find('.pick > span').lang).toBe('en')
  })
})

describe('LIB-04 tags', () => {
  it('are found by a part of their name where there are many, the ticked ones first', async () => {
    const many = ['Sint-Jan', 'één', ...Array.from({ length: 40 }, (_, at) => `tag ${at}`), 'zegel']
    const tags = many.map((name) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') }))
    const page = await openPage({ query: '?ftags=zegel', library: { tags: async () => tags } })
    expect(words('.tags-item')).toHaveLength(43)
    expect(words('.tags-item')[0]).toBe('zegel')
    await type('.tag-filter', 'een')
    expect(words('.tags-item')).toEqual(['zegel', 'één'])
    await click('.tags-item:last-child input')
    await type('.tag-filter', 'sint j')
    expect(words('.tags-item')).toEqual(['zegel', 'Sint Jan', 'één'])
    await type('.tag-filter', 'geheim')
    expect(words('.tags-item')).toEqual(['zegel', 'één'])
    expect(words('[role="status"].hint')).toEqual(['Geen tag met ‘geheim’'])
    const before = page.searches().length
    expect(await press('.tag-filter', 'Enter')).toBe(false)
    expect(page.searches()).toHaveLength(before)
    expect(find<HTMLInputElement>('input[type="hidden"][name="ftags"]').value).toBe('zegel,één')
  })

  it('have no such box where they are few', async () => {
    await openPage()
    expect(all('.tag-filter')).toEqual([])
  })

  it('are shown without a call for no category, - as a space', async () => {
    const page = await openPage()
    expect(find('legend').textContent).toBe('Filter by Tags')
    expect(words('.tags-item')).toEqual(['sint jacob', 'wandelen'])
    expect(page.calls).toEqual([])
  })

  it('come anew with the category, which takes ticks along that it offers', async () => {
    const page = await openPage({ query: '?ftags=sint-jacob,wandelen' })
    await click('.pick')
    await click('li[data-catid="5"] button')
    expect(Object.fromEntries(page.callsOf('search.getTagByCatId')[0]?.query ?? [])).toMatchObject({
      catId: '5',
      catType: 'default',
      catSlug: 'tekeningen',
    })
    expect(words('.tags-item')).toEqual(['sint jacob'])
    expect(find<HTMLInputElement>('input[type="hidden"][name="ftags"]').value).toBe('sint-jacob')
    await click('.unpick')
    expect(words('.tags-item')).toEqual(['sint jacob', 'wandelen'])
    expect(page.callsOf('search.getTagByCatId')).toHaveLength(1)
  })

  it('of the newest category win', async () => {
    const page = await openPage()
    const open = page.hold()
    await click('.pick')
    await click('li[data-catid="4"] button')
    await click('.pick')
    await click('li[data-catid="5"] button')
    expect(page.callsOf('search.getTagByCatId')[0]?.aborted).toBe(true)
    await open()
    expect(words('.tags-item')).toEqual(['sint jacob'])
  })

  it('are missed in the words of the server, or in ours for a literal 0', async () => {
    const page = await openPage()
    await click('.pick')
    await click('li[data-catid="4"] button')
    expect(find('.tags-state').textContent).toBe('No tags in this category found!')
    page.answerWith(() => Promise.resolve(new Response('0')))
    await click('.pick')
    await click('li[data-catid="5"] button')
    expect(find('.tags-state').textContent).toBe('No tags in this category found!')
    page.answerWith(() => Promise.resolve(Response.json({ success: false, message: 'Nothing here' })))
    await click('.pick')
    await click('li[data-catid="3"] button')
    expect(find('.tags-state').textContent).toBe('Nothing here')
  })

  it('can be asked for again when the line fails', async () => {
    const page = await openPage()
    page.answerWith(() => Promise.reject(new TypeError('offline')))
    await click('.pick')
    await click('li[data-catid="5"] button')
    expect(find('.tags-state .err').textContent).toBe('De tags konden niet worden opgehaald.')
    page.answerWith(undefined)
    await click('.tags-state button')
    expect(words('.tags-item')).toEqual(['sint jacob'])
  })

  it('are toggled and sent comma-joined, typed ones with them', async () => {
    const page = await openPage()
    await click('input[value="sint-jacob"]')
    await click('input[value="wandelen"]')
    await type('.input_tags', 'oude kerk, wandelen')
    await click('.kw .btn')
    expect(page.searches()[0]?.form.get('ftags')).toBe('sint-jacob,wandelen,oude kerk')
    expect(all('.tags-item.active')).toHaveLength(2)
  })

  it('are typed only, where that is the setting', async () => {
    const page = await openPage({ query: '?ftags=gids', props: { tagInput: 'free' } })
    expect(all('.tags-item')).toEqual([])
    expect(find('.input_tags').getAttribute('placeholder')).toBe('Input tags here...')
    expect(find<HTMLInputElement>('.input_tags').value).toBe('gids')
    await click('.kw .btn')
    expect(page.searches()[0]?.form.get('ftags')).toBe('gids')
  })
})

it('SITE-11 sizes take digits alone; what moves, deletes or pastes passes', async () => {
  await openPage()
  const passes = (key: string, ctrlKey = false) =>
    find('input[name="from_weight"]').dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    )
  for (const key of ['a', 'e', '-', '.', ',', ' ']) expect([key, passes(key)]).toEqual([key, false])
  const free = ['0', '9', 'Backspace', 'Delete', 'Tab', 'ArrowLeft', 'Escape']
  for (const key of free) expect([key, passes(key)]).toEqual([key, true])
  expect(passes('v', true)).toBe(true)
})

it('SITE-11 where nothing can be typed, Backspace and Delete take back what was chosen; all else passes', async () => {
  for (const key of ['Backspace', 'Delete']) {
    await openPage({ query: '?catid=5' })
    const keyed = async (pressed: string) => {
      const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })
      await act(async () => void find('.picked .pick').dispatchEvent(event))
      return event.defaultPrevented
    }
    const chosen = () => find<HTMLInputElement>('input[name="catid"]').value
    expect(chosen()).toBe('5')
    for (const other of ['a', '1', 'Tab', 'ArrowLeft', 'Enter', 'Escape'])
      expect([other, await keyed(other), chosen()]).toEqual([other, false, '5'])
    await keyed(key)
    expect(chosen()).toBe('0')
    await closePage()
  }
})
