import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { askZip } from '../calls/zip.ts'
import type { FormTexts } from '../form/text-props.ts'
import type { Choice } from './selection.ts'

/** Shows on a button that work is going on. Returns a function that restores its label. */
function showBusy(button: Element, word: string): () => void {
  const own = [...button.childNodes]
  const lang = button.getAttribute('lang')
  button.replaceChildren(word)
  button.removeAttribute('lang')
  button.setAttribute('aria-disabled', 'true')
  return () => {
    button.replaceChildren(...own)
    if (lang !== null) button.setAttribute('lang', lang)
    button.removeAttribute('aria-disabled')
  }
}

/** Announces a sentence in the bar; undefined removes it. */
function say(bar: Element, sentence: string | undefined): void {
  bar.querySelector('.said')?.remove()
  if (sentence === undefined) return
  const said = document.createElement('p')
  said.className = 'said'
  said.setAttribute('role', 'alert')
  said.textContent = sentence
  bar.append(said)
}

/**
 * Downloads the selection as a zip (LIB-14): one call for its hash, then the browser fetches the file. Clicks during
 * the call are ignored.
 */
export function useZip(results: RefObject<HTMLElement | null>, choice: Choice, texts: FormTexts) {
  const inFlight = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    inFlight.current?.abort()
    inFlight.current = undefined
  }, [])
  const download = useCallback(async () => {
    const files = [...choice.values()]
    const bar = results.current?.querySelector('.wpfd-selection .pickbar')
    const button = bar?.querySelector('.wpfd-download-selected')
    if (inFlight.current || files.length === 0 || !bar || !button) return
    const controller = new AbortController()
    inFlight.current = controller
    say(bar, undefined)
    const atRest = showBusy(button, texts('zipWaiting'))
    try {
      const answer = await askZip(files, controller.signal)
      if (inFlight.current !== controller) return
      if (answer.ok) location.assign(answer.address)
      else window.alert(answer.message || texts('zipFailed'))
    } catch {
      if (inFlight.current === controller) say(bar, texts('zipFailed'))
    } finally {
      if (inFlight.current === controller) inFlight.current = undefined
      atRest()
    }
  }, [results, choice, texts])

  useEffect(() => stop, [stop])
  return useMemo(() => ({ download, stop }), [download, stop])
}
