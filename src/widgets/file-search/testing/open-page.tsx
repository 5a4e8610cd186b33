import { act } from 'react'
import { vi } from 'vitest'
import type { Library } from '../../../features/library/index.ts'
import { renderWidget } from '../../../islands/render.tsx'
import { sleep, wake } from '../../../islands/wake.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import { callerOf } from '../../../wire/actions/files/testing.ts'
import { contextWith } from '../../testing/render-room.ts'
import { type FileSearchProps, fields } from '../fields.ts'
import { load } from '../load.ts'
import { texts } from '../texts.nl.ts'
import view from '../view.tsx'
import { sampleLibrary } from './sample-library.ts'

declare global {
  interface Window {
    happyDOM?: { setURL(address: string): void }
  }
}

const script = new URL('../view.tsx', import.meta.url).pathname

interface Call {
  task: string
  query: URLSearchParams
  form: URLSearchParams
  aborted: boolean
}

interface Opened {
  query?: string
  props?: Partial<FileSearchProps>
  library?: Partial<Library>
  /** Runs what the visitor does before scripts start. */
  before?: () => void
}

/** Another tab does not share the selection of this one. */
export const anotherTab = () => window.sessionStorage.clear()

/** Opens the page with the search form and hydrates it. The real calls answer from a library in memory. */
export async function openPage({ query = '', props = {}, library: changes = {}, before }: Opened = {}) {
  const library = sampleLibrary(changes)
  const call = callerOf(library)
  const calls: Call[] = []
  let answer: ((task: string) => Promise<Response | undefined> | undefined) | undefined
  let gate: Promise<void> | undefined

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://schelp.example')
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : '')
    const task = url.searchParams.get('task') ?? ''
    const made: Call = { task, query: url.searchParams, form, aborted: false }
    calls.push(made)
    const own = answer?.(task)
    const waited = gate
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => {
        made.aborted = true
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
    const answered = (async () => {
      await waited
      return (
        (await own) ??
        call(task, {
          query: Object.fromEntries(url.searchParams),
          ...(init.method === 'POST' ? { form } : {}),
        })
      )
    })()
    return Promise.race([answered, aborted])
  })

  const address = new URL(`https://schelp.example/bestanden/${query}`)
  window.happyDOM?.setURL(address.href)
  window.history.replaceState(null, '')
  const settings = { ...fields.defaults, ...props }
  const loaded = await load(settings, {
    ...contextWith({ path: '/bestanden/', query: address.searchParams, viewer: anonymous }),
    features: { ...contextWith().features, library },
  })
  document.documentElement.lang = 'nl'
  document.body.innerHTML = `<main>${renderWidget({
    view,
    id: 'zoek',
    props: settings,
    model: loaded.model,
    slots: {},
    texts: createTexts(textData(texts)),
    hydrate: 'load',
    script,
  })}</main>`
  // happy-dom does not read this from HTML.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true
  before?.()
  await act(async () => wake(document.body))
  await act(async () => {
    await vi.waitFor(() => {
      if (document.querySelector('[data-island]')?.getAttribute('data-awake') !== '')
        throw new Error('asleep')
    })
  })

  return {
    loaded,
    calls,
    callsOf: (task: string) => calls.filter((made) => made.task === task),
    searches: () =>
      calls.filter(({ task, form }) => task === 'search.display' && !form.has('make_file_suggestion')),
    suggestions: () => calls.filter(({ form }) => form.has('make_file_suggestion')),
    /** Answers calls otherwise. */
    answerWith(other: typeof answer) {
      answer = other
    },
    /** Holds responses back until the returned function is called. */
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return () =>
        act(async () => {
          gate = undefined
          open()
          await settled()
        })
    },
  }
}

export const closePage = () => act(async () => sleep(document.body))

/** Waits until pending responses have arrived. */
const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
export const settle = () => act(settled)

export const find = <Type extends HTMLElement = HTMLElement>(selector: string): Type => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
export const words = (selector: string) => all(selector).map(({ textContent }) => textContent)

export const click = async (target: string | HTMLElement) => {
  const element = typeof target === 'string' ? find(target) : target
  await act(async () => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    element.click()
    await settled()
  })
}

/** Types into a field with the events that React listens to. */
export const type = async (selector: string, value: string) => {
  const input = find<HTMLInputElement>(selector)
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Changes a select, rendered by React or in the results. */
export const pick = async (selector: string, value: string) => {
  const select = find<HTMLSelectElement>(selector)
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
  })
}

/**
 * Presses a key; Enter in a field also submits its form unless it is prevented. Returns whether the default action ran.
 */
export const press = async (selector: string, key: string): Promise<boolean> => {
  const element = find(selector)
  let passed = true
  await act(async () => {
    element.focus()
    passed = element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    if (passed && key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit()
    await settled()
  })
  return passed
}

export const search = async (keyword: string) => {
  await type('input[name="q"]', keyword)
  await click('.kw .btn')
}

export const titles = () => words('.wpfd-search-result:not(.wpfd-suggestions) .fn')
