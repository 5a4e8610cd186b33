import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  all,
  anotherTab,
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

let assigned: string[] = []

beforeEach(() => {
  assigned = []
  Element.prototype.scrollIntoView = () => undefined
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void assigned.push(String(address)))
  window.alert = vi.fn()
})
afterEach(async () => {
  await closePage()
  anotherTab()
  vi.unstubAllGlobals()
})

const alerted = () => vi.mocked(window.alert).mock.calls.flat()

describe('a search', () => {
  it('LIB-12 shows a loader until its results are there, and says how many', async () => {
    const page = await openPage()
    const answer = page.hold()
    await search('toren')
    expect(find('.wait').textContent).toContain('Bestanden zoeken…')
    expect(find('.found-area').getAttribute('aria-busy')).toBe('true')
    expect(find('.kw .btn').getAttribute('aria-disabled')).toBe('true')
    await answer()
    expect(document.querySelector('.wait')).toBeNull()
    expect(words('.found-area > [role="status"]')).toEqual(['3 bestanden'])
  })

  it('LIB-10 is the only one: a newer one takes its place', async () => {
    const page = await openPage()
    const answer = page.hold()
    await search('toren')
    await type('input[name="q"]', 'etappe')
    await press('input[name="q"]', 'Enter')
    expect(page.searches().map(({ aborted }) => aborted)).toEqual([true, false])
    await answer()
    expect(titles()[0]).toBe('Etappe 1')
  })

  it('LIB-10 begins at page 1 again after the page field was used', async () => {
    const page = await openPage({ query: '?q=etappe' })
    await click('.wpfd-pagination [data-page="2"]')
    expect(page.searches().at(-1)?.form.get('paged')).toBe('2')
    expect(find<HTMLInputElement>('input[name="paged"]').value).toBe('1')
    await click('.kw .btn')
    expect(page.searches().at(-1)?.form.get('paged')).toBe('1')
  })

  it('is not sent twice by a double press', async () => {
    const page = await openPage()
    const answer = page.hold()
    await search('toren')
    await click('.kw .btn')
    await press('input[name="q"]', 'Enter')
    expect(page.searches()).toHaveLength(1)
    await answer()
  })

  it('says when the line fails, where it is seen, and tries again', async () => {
    const page = await openPage()
    let scrolledTo: unknown
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo = this
    }
    vi.spyOn(find('.found-area'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000))
    page.answerWith(() => Promise.reject(new TypeError('offline')))
    await search('toren')
    expect(find('.found-area .err').textContent).toBe('De lijst kon niet worden geladen.')
    expect(scrolledTo).toBe(find('.found-area'))
    page.answerWith(() => Promise.resolve(new Response('te veel', { status: 429 })))
    await click('.found-area .state .btn')
    expect(find('.found-area .state .btn').textContent).toBe('Probeer opnieuw')
    page.answerWith(undefined)
    await click('.found-area .state .btn')
    expect(titles()).toContain('Toren van Zeerijp')
    expect(page.searches().map(({ form }) => form.get('q'))).toEqual(['toren', 'toren', 'toren'])
  })

  it('goes on when the browser brings the page back in the middle of it', async () => {
    const page = await openPage()
    page.answerWith(() => new Promise(() => undefined))
    await search('toren')
    page.answerWith(undefined)
    await act(async () => {
      const event = new Event('pageshow')
      Object.assign(event, { persisted: true })
      window.dispatchEvent(event)
    })
    await settle()
    expect(titles()).toContain('Toren van Zeerijp')
  })
})

describe('LIB-12 the results', () => {
  it('are sorted by a column header, and the other way round by a second press', async () => {
    const page = await openPage({ query: '?q=toren' })
    await click('th[data-ordering="title"] a')
    expect(Object.fromEntries(page.searches()[0]?.form ?? [])).toMatchObject({
      ordering: 'title',
      dir: 'desc',
    })
    expect(titles()[0]).toBe('Opmeting van een toren')
    await click('th[data-ordering="title"] a')
    expect(page.searches()[1]?.form.get('dir')).toBe('asc')
    expect(document.activeElement).toBe(find('th[data-ordering="title"] a'))
  })

  it('are paged, with the focus on the new page', async () => {
    const push = vi.spyOn(window.history, 'pushState')
    await openPage({ query: '?q=etappe' })
    expect(titles()).toHaveLength(15)
    const link = find('.wpfd-pagination [data-page="2"]')
    link.focus()
    await click(link)
    expect(titles()).toHaveLength(5)
    expect(push).toHaveBeenLastCalledWith(expect.anything(), '', '/bestanden/?q=etappe&paged=2')
    expect(document.activeElement).toBe(find('.found-html'))
  })

  it('hold as many as the per-page select says', async () => {
    const page = await openPage({ query: '?q=etappe' })
    await pick('select#limit', '5')
    expect(page.searches()[0]?.form.get('limit')).toBe('5')
    expect(titles()).toHaveLength(5)
  })

  it('lead to what was meant, and to a new beginning, without leaving the page', async () => {
    const page = await openPage({
      query: '?q=torn',
      library: {
        search: async (_viewer, { keyword }) => ({
          kind: 'found',
          total: 0,
          page: 1,
          pages: 1,
          rows: [],
          stems: [],
          meant: { keyword: `${keyword}en`, titles: [] },
        }),
      },
    })
    await click('.state a[href*="q=tornen"]')
    expect(page.searches()[0]?.form.get('q')).toBe('tornen')
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('tornen')
    await click('.state a.link')
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('')
  })

  it('leave a press with Ctrl to the browser', async () => {
    const page = await openPage({ query: '?q=etappe' })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    find('.wpfd-pagination [data-page="2"]').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
    expect(page.calls).toEqual([])
  })

  it('LIB-18 leave a press on a button of the shop to the shop', async () => {
    const page = await openPage({ query: '?q=etappe' })
    const link = find<HTMLAnchorElement>('.wpfd-pagination [data-page="2"]').parentElement?.appendChild(
      document.createElement('a'),
    )
    link?.setAttribute('href', '?add-to-cart=12')
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
    expect(page.calls).toEqual([])
  })

  it('put what is in the HTML to sleep and wake, so that nothing is left behind', async () => {
    await openPage({ query: '?q=toren' })
    const told: string[] = []
    for (const name of ['html-leaving', 'html-added'])
      document.addEventListener(name, () => told.push(name), { once: true })
    await search('etappe')
    expect(told).toEqual(['html-leaving', 'html-added'])
  })
})

describe('LIB-13 Download selected', () => {
  const bar = () => document.querySelector<HTMLElement>('.wpfd-selection')

  it('shows when something is ticked, with number and size, and goes when nothing is', async () => {
    await openPage({ query: '?q=toren' })
    expect(bar()?.hidden).toBe(true)
    const [first, second] = all('.cbox_file_download')
    if (first && second) {
      await click(first)
      expect(bar()?.hidden).toBe(false)
      expect(words('.pickbar [role="status"]')).toEqual(['1 bestand gekozen, 2,00 KB'])
      await click(second)
      expect(words('.pickbar [role="status"]')).toEqual(['2 bestanden gekozen, samen 5,00 KB'])
      await click(first)
      await click(second)
    }
    expect(bar()?.hidden).toBe(true)
    expect(find('.wpfd-download-selected').textContent).toBe('Download selected')
  })

  it('has boxes for all, and none for a protected file', async () => {
    await openPage({ query: '?q=toren' })
    expect(all('.cbox_file_download')).toHaveLength(2)
    const [whole] = all('.wpfd-choose-all')
    if (whole) await click(whole)
    expect(all('.cbox_file_download').every((box) => box.matches(':checked'))).toBe(true)
    const [first] = all('.cbox_file_download')
    if (first) await click(first)
    expect(all('.wpfd-choose-all').every((box) => box instanceof HTMLInputElement && box.indeterminate)).toBe(
      true,
    )
  })

  it('keeps what was chosen on another page, in another order and by another search', async () => {
    await openPage({ query: '?q=etappe&limit=5' })
    const tick = async (title: string) => click(find(`.cbox_file_download[aria-label="Kies ${title}"]`))
    await tick('Etappe 1')
    await click('.wpfd-pagination [data-page="2"]')
    expect(bar()?.hidden).toBe(false)
    expect(words('.pickbar [role="status"]')).toEqual([
      '1 bestand gekozen, 5,00 KB. Het staat niet op deze bladzijde.',
    ])
    await tick('Etappe 6')
    expect(words('.pickbar [role="status"]')).toEqual([
      '2 bestanden gekozen, samen 15,00 KB. 1 daarvan staat niet op deze bladzijde.',
    ])
    await click('.wpfd-pagination [data-page="1"]')
    expect(find('.cbox_file_download[aria-label="Kies Etappe 1"]').matches(':checked')).toBe(true)
    await search('toren')
    await tick('Toren van Zeerijp')
    expect(words('.pickbar [role="status"]')).toEqual([
      '3 bestanden gekozen, samen 17,00 KB. 2 daarvan staan niet op deze bladzijde.',
    ])
  })

  it('keeps it through a reload of the page, and not in another tab or for ever', async () => {
    await openPage({ query: '?q=etappe&limit=5' })
    for (const box of all('.cbox_file_download').slice(0, 2)) await click(box)
    await closePage()
    await openPage({ query: '?q=toren' })
    expect(words('.pickbar [role="status"]')).toEqual([
      '2 bestanden gekozen, samen 11,00 KB. 2 daarvan staan niet op deze bladzijde.',
    ])
    await closePage()
    await openPage({ query: '?q=etappe&limit=5' })
    expect(all('.cbox_file_download').filter((box) => box.matches(':checked'))).toHaveLength(2)
    await closePage()
    vi.setSystemTime(Date.now() + 31 * 60_000)
    await openPage({ query: '?q=etappe&limit=5' })
    expect(bar()?.hidden).toBe(true)
    vi.useRealTimers()
    sessionStorage.setItem('fileSearch /bestanden/', '{"at":9e15,"files":[{"id":5},null,"x"]}')
    await closePage()
    await openPage({ query: '?q=etappe&limit=5' })
    expect(bar()?.hidden).toBe(true)
  })

  it('lets all of it be cleared, and a reset clears it too', async () => {
    await openPage({ query: '?q=etappe&limit=5' })
    const [first] = all('.cbox_file_download')
    if (first) await click(first)
    await click('.wpfd-pagination [data-page="2"]')
    await click('.pickbar [type="reset"]')
    expect(bar()?.hidden).toBe(true)
    expect(document.activeElement?.classList).toContain('wpfd-choose-all')
    await click('.wpfd-pagination [data-page="1"]')
    expect(all('.cbox_file_download').some((box) => box.matches(':checked'))).toBe(false)
    const [again] = all('.cbox_file_download')
    if (again) await click(again)
    const reset = all('.search .acts .link').find(({ textContent }) => textContent === 'Wis alles')
    if (reset) await click(reset)
    await search('etappe')
    expect(bar()?.hidden).toBe(true)
  })

  it('takes over what was chosen before scripts ran', async () => {
    await openPage({
      query: '?q=etappe&limit=5&chosen=12.5&chosen=15.3',
      before: () => {
        // happy-dom does not read this from HTML.
        for (const box of all('.cbox_file_download[checked]')) Object.assign(box, { checked: true })
      },
    })
    expect(words('.pickbar [role="status"]')).toEqual([
      '2 bestanden gekozen, samen 7,00 KB. 1 daarvan staat niet op deze bladzijde.',
    ])
  })

  it('is not there where the setting is off, after a search neither', async () => {
    const page = await openPage({ query: '?q=toren', props: { downloadSelected: false } })
    expect(bar()).toBeNull()
    await search('etappe')
    expect(page.searches()[0]?.form.get('download_selected')).toBe('0')
    expect(bar()).toBeNull()
  })
})

describe('LIB-14 a zip of the selection', () => {
  const send = async () => {
    const [whole] = all('.wpfd-choose-all')
    if (whole) await click(whole)
    await act(async () => find<HTMLFormElement>('form.wpfd-selection').requestSubmit())
    await settle()
  }

  it('within the category that was searched', async () => {
    const page = await openPage({ query: '?q=toren&catid=5' })
    await send()
    expect(page.callsOf('files.zipSeletedFiles')[0]?.query.toString()).toBe(
      'juwpfisadmin=false&action=wpfd&task=files.zipSeletedFiles&filesId=12%2C13&wpfd_category_id=5',
    )
    expect(assigned).toEqual([
      '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=files.downloadZipedFile&hash=abc' +
        '&wpfd_category_id=5&wpfd_category_name=wp-file-download-search',
    ])
  })

  it('across categories when none was', async () => {
    const page = await openPage({ query: '?q=etappe&limit=5' })
    await send()
    expect(
      Object.fromEntries(page.callsOf('files.zipSeletedFilesMultipleCategories')[0]?.form ?? []),
    ).toEqual({
      filesId: '15,16,17,18,19',
      selectedFileWithCategoryIds: '{"15":"3","16":"3","17":"3","18":"3","19":"3"}',
    })
    expect(assigned[0]).toContain(
      'task=files.downloadZipedFileMultipleCategories&hash=abc&wpfd_search_name=wp-file-download-search',
    )
  })

  it('over two pages: of the category that was searched, else of each file', async () => {
    const page = await openPage({ query: '?q=etappe&limit=5&catid=3' })
    const submit = async () => {
      await act(async () => find<HTMLFormElement>('form.wpfd-selection').requestSubmit())
      await settle()
    }
    const tick = async () => {
      const [first] = all('.cbox_file_download')
      if (first) await click(first)
    }
    await tick()
    await click('.wpfd-pagination [data-page="2"]')
    await tick()
    await submit()
    expect(page.callsOf('files.zipSeletedFiles')[0]?.query.get('filesId')).toBe('15,20')
    await settle()
    await click('.unpick')
    await search('toren')
    await tick()
    await submit()
    expect(
      page.callsOf('files.zipSeletedFilesMultipleCategories')[0]?.form.get('selectedFileWithCategoryIds'),
    ).toBe('{"12":"5","15":"3","20":"3"}')
  })

  it('is refused in the words of the server', async () => {
    await openPage({
      query: '?q=toren',
      library: { prepareZip: async () => ({ ok: false, code: 'nothing' }) },
    })
    await send()
    expect(alerted()).toEqual(['There is no file to download!'])
    expect(assigned).toEqual([])
  })

  it('is made once, however often the button is pressed, and says so meanwhile', async () => {
    const page = await openPage({ query: '?q=toren' })
    const answer = page.hold()
    await send()
    expect(find('.wpfd-download-selected').textContent).toBe('Zip maken…')
    await act(async () => find<HTMLFormElement>('form.wpfd-selection').requestSubmit())
    expect(page.calls).toHaveLength(1)
    await answer()
    expect(find('.wpfd-download-selected').textContent).toBe('Download selected')
    expect(assigned).toHaveLength(1)
  })

  it('says when the line fails', async () => {
    const page = await openPage({ query: '?q=toren' })
    page.answerWith(() => Promise.reject(new TypeError('offline')))
    await send()
    expect(find('.pickbar .said').textContent).toBe('De zip kon niet worden gemaakt. Probeer het opnieuw.')
    expect(alerted()).toEqual([])
  })
})
