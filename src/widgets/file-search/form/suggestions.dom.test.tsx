import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  click,
  closePage,
  find,
  openPage,
  press,
  settle,
  titles,
  type,
  words,
} from '../testing/open-page.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  vi.useRealTimers()
  await closePage()
  vi.unstubAllGlobals()
})

const shown = () => words('[role="option"]')

const open = async (...args: Parameters<typeof openPage>) => {
  const page = await openPage(...args)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return page
}

const pass = async (ms: number) => {
  await act(async () => void vi.advanceTimersByTime(ms))
  await settle()
}

const suggest = async (keyword: string) => {
  await type('input[name="q"]', keyword)
  await pass(800)
}

describe('LIB-09 suggestions', () => {
  it('come 800 ms after the third character, titles of protected files too', async () => {
    const page = await open()
    await type('input[name="q"]', 't o')
    await pass(800)
    expect(page.suggestions()).toEqual([])
    await type('input[name="q"]', 'tor')
    await pass(799)
    expect(page.suggestions()).toEqual([])
    await pass(1)
    expect(page.suggestions().map(({ form }) => form.toString())).toEqual(['q=tor&make_file_suggestion=1'])
    expect(shown()).toEqual(['Toren van Zeerijp', 'Toren van Uithuizen', 'Opmeting van een toren'])
    expect(find('[role="option"].protected-title').textContent).toBe('Opmeting van een toren')
  })

  it('stay away when the visitor has gone on to another field meanwhile', async () => {
    const page = await open()
    await type('input[name="q"]', 'tor')
    await act(async () => find('input[name="from_weight"]').focus())
    await pass(800)
    expect(page.suggestions()).toEqual([])
    expect(shown()).toEqual([])
  })

  it('stay away where the setting is off', async () => {
    const page = await open({ props: { suggestions: false } })
    await suggest('toren')
    expect(page.calls).toEqual([])
  })

  it('put a title into the field and search for it', async () => {
    const page = await open()
    await suggest('toren')
    await click('[role="option"].protected-title')
    expect(find<HTMLInputElement>('input[name="q"]').value).toBe('Opmeting van een toren')
    expect(page.searches().at(-1)?.form.get('q')).toBe('Opmeting van een toren')
    expect(titles()).toEqual(['Opmeting van een toren'])
    await pass(300)
    expect(shown()).toEqual([])
  })

  it('are chosen with the arrow keys and Enter', async () => {
    const page = await open()
    await suggest('toren')
    await press('input[name="q"]', 'ArrowDown')
    await press('input[name="q"]', 'ArrowDown')
    expect(find('[aria-selected="true"]').textContent).toBe('Toren van Uithuizen')
    expect(find('input[name="q"]').getAttribute('aria-activedescendant')).toBe(
      find('[aria-selected="true"]').id,
    )
    await press('input[name="q"]', 'Enter')
    expect(page.searches().map(({ form }) => form.get('q'))).toEqual(['Toren van Uithuizen'])
  })

  it('fade out over 300 ms on a press outside', async () => {
    await open()
    await suggest('toren')
    await click('h1, .acts')
    expect(find('.suggested').className).toContain('is-leaving')
    await pass(299)
    expect(shown()).toHaveLength(3)
    await pass(1)
    expect(shown()).toEqual([])
  })

  it('abort the one before, and are taken back by a shorter text', async () => {
    const page = await open()
    const answer = page.hold()
    await suggest('toren')
    await suggest('zeer')
    expect(page.suggestions().map(({ aborted }) => aborted)).toEqual([true, false])
    await type('input[name="q"]', 'ze')
    expect(page.suggestions().map(({ aborted }) => aborted)).toEqual([true, true])
    await answer()
    expect(shown()).toEqual([])
  })

  it('are skipped while a search is in flight, and given up for one', async () => {
    const page = await open()
    const answer = page.hold()
    await suggest('toren')
    await press('input[name="q"]', 'Enter')
    expect(page.suggestions()[0]?.aborted).toBe(true)
    await suggest('etappe')
    expect(page.suggestions()).toHaveLength(1)
    await answer()
    expect(titles()).toContain('Toren van Zeerijp')
    expect(shown()).toEqual([])
  })
})
