import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Fragment } from '../../../islands/fragment.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Failed, Waiting } from '../../../ui/state/state.tsx'
import type { FormTexts } from '../form/text-props.ts'
import { followFocus, showBeginning } from './follow-focus.ts'
import { keepChoice, readKept } from './kept-choice.ts'
import { changed, clicked, type ResultsAction } from './results-action.ts'
import { type Choice, chooseAll, readBoxes, readCarried, showChoice, tickBoxes } from './selection.ts'
import type { Found } from './use-search.ts'
import { useZip } from './use-zip.ts'

interface ResultsAreaProps {
  texts: FormTexts
  found: Found
  /** HTML of the first response, which the page holds already. */
  first: string | undefined
  path: string
  live: boolean
  area: RefObject<HTMLDivElement | null>
  choice: Choice
  onAction(action: ResultsAction): void
  onRetry(): void
}

/** The results: the server's HTML, or a placeholder for it (LIB-12 to LIB-14). */
export function ResultsArea(props: ResultsAreaProps) {
  const { texts, found, first, path, live, area, choice, onAction, onRetry } = props
  const { outcome, shows, html, cause, category } = found
  const [said, setSaid] = useState('')
  const whole = useRef<HTMLDivElement>(null)
  const zip = useZip(area, choice, texts)
  const latest = useRef({ onAction, cause, category })
  latest.current = { onAction, cause, category }

  const placed = useCallback(
    (html: HTMLElement, isFirst: boolean) => {
      zip.stop()
      if (isFirst) {
        readKept(path, choice)
        readBoxes(html, choice, latest.current.category, 'ticked')
        readCarried(html, choice)
        keepChoice(path, choice)
      }
      tickBoxes(html, choice)
      showChoice(html, choice, texts)
      if (isFirst || !area.current) return
      setSaid(html.querySelector('.found, .state .name')?.textContent ?? texts('resultsCleared'))
      followFocus(area.current, latest.current.cause)
    },
    [area, path, choice, zip, texts],
  )

  useEffect(() => {
    const root = area.current
    if (!root) return
    const listeners = new AbortController()
    const { signal } = listeners
    const answer = (event: Event, action: ResultsAction | undefined) => {
      if (!action) return
      if (action.kind === 'choose-all') {
        chooseAll(root, action.on)
        return
      }
      event.preventDefault()
      latest.current.onAction(action)
    }
    root.addEventListener(
      'click',
      (event) => {
        const other = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
        if (other || !(event.target instanceof Element)) return
        const action = clicked(event.target, path)
        // The classic search stops a link to a page before it looks, in vain, for its own form around it.
        if (event.defaultPrevented && action?.kind !== 'search') return
        answer(event, action)
      },
      { signal },
    )
    root.addEventListener(
      'change',
      (event) => {
        if (!(event.target instanceof Element)) return
        answer(event, changed(event.target))
        readBoxes(root, choice, latest.current.category)
        keepChoice(path, choice)
        showChoice(root, choice, texts)
      },
      { signal },
    )
    root.addEventListener(
      'reset',
      (event) => {
        if (!(event.target instanceof Element) || !event.target.matches('.wpfd-selection')) return
        // React would reset the checkboxes to the state of the page's HTML.
        event.preventDefault()
        choice.clear()
        keepChoice(path, choice)
        tickBoxes(root, choice)
        showChoice(root, choice, texts)
        root.querySelector<HTMLElement>('.wpfd-choose-all:not([hidden])')?.focus({ preventScroll: true })
      },
      { signal },
    )
    root.addEventListener(
      'submit',
      (event) => {
        if (!(event.target instanceof HTMLFormElement)) return
        if (event.target.classList.contains('wpfd-selection')) {
          event.preventDefault()
          void zip.download()
        } else if (event.target.classList.contains('wpfd-results-form')) event.preventDefault()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [area, path, texts, zip, choice])

  useEffect(() => {
    if (outcome === 'failed' && whole.current) showBeginning(whole.current)
  }, [outcome])

  return (
    <div ref={whole} className="found-area" aria-busy={outcome === 'waiting'}>
      <p className="sr" role="status">
        {outcome === 'waiting' ? '' : said}
      </p>
      {outcome === 'waiting' ? <Waiting text={texts('resultsWaiting')} bars={shows ? 0 : 3} /> : null}
      {outcome === 'failed' ? (
        <Failed
          text={texts('resultsFailed')}
          action={
            <Button plain onClick={onRetry}>
              {texts('tryAgain')}
            </Button>
          }
        >
          <p>{texts('resultsFailedHint')}</p>
        </Failed>
      ) : null}
      <div
        ref={area}
        tabIndex={-1}
        className={live ? 'found-html is-live' : 'found-html'}
        inert={outcome === 'waiting'}
        hidden={!shows}
      >
        <Fragment first={first} html={html} onPlaced={placed} />
      </div>
    </div>
  )
}
