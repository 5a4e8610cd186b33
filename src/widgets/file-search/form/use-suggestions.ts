import { useCallback, useEffect, useRef, useState } from 'react'
import { askDisplay } from '../calls/display.ts'
import { isSuggestible, suggestionDelayMs, suggestionFadeMs } from './keyword.ts'
import { readSuggestions, type SuggestedTitle } from './read-suggestions.ts'

interface Asking {
  /** The setting. */
  on: boolean
  /** A search is running; nothing is suggested. */
  searching(): boolean
  body(keyword: string): URLSearchParams
}

/** Titles under the keyword input (section 4, suggestions). */
export function useSuggestions(asking: Asking) {
  const [titles, setTitles] = useState<readonly SuggestedTitle[]>([])
  const [leaving, setLeaving] = useState(false)
  const inFlight = useRef<AbortController>(undefined)
  const shown = useRef(false)
  const timers = useRef({ ask: 0, fade: 0 })
  const latest = useRef(asking)
  latest.current = asking

  /** Aborts running and planned requests. */
  const stop = useCallback(() => {
    window.clearTimeout(timers.current.ask)
    inFlight.current?.abort()
    inFlight.current = undefined
  }, [])

  const hide = useCallback(() => {
    if (!shown.current) return
    shown.current = false
    window.clearTimeout(timers.current.fade)
    setLeaving(true)
    timers.current.fade = window.setTimeout(() => {
      setTitles([])
      setLeaving(false)
    }, suggestionFadeMs)
  }, [])

  const ask = useCallback(
    async (keyword: string) => {
      if (latest.current.searching()) return
      const controller = new AbortController()
      inFlight.current = controller
      try {
        const html = await askDisplay(latest.current.body(keyword), controller.signal)
        if (inFlight.current !== controller) return
        window.clearTimeout(timers.current.fade)
        setLeaving(false)
        const found = readSuggestions(html)
        shown.current = found.length > 0
        setTitles(found)
      } catch {
        // A failed suggestion is ignored: the search itself reports a lost connection.
        if (inFlight.current === controller) hide()
      }
    },
    [hide],
  )

  /** Requests suggestions after a pause in typing, or cancels the request. */
  const typed = useCallback(
    (keyword: string) => {
      stop()
      if (!latest.current.on) return
      if (!isSuggestible(keyword)) hide()
      else timers.current.ask = window.setTimeout(() => void ask(keyword), suggestionDelayMs)
    },
    [stop, hide, ask],
  )

  useEffect(
    () => () => {
      stop()
      window.clearTimeout(timers.current.fade)
    },
    [stop],
  )
  return { titles, leaving, typed, stop, hide }
}

export type SuggestionList = ReturnType<typeof useSuggestions>
