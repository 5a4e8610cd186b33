import { useCallback, useEffect, useRef, useState } from 'react'
import { askDisplay } from '../calls/display.ts'
import type { FileSearchProps } from '../fields.ts'
import { writeAddress } from '../form/address.ts'
import { type Criteria, emptyCriteria, type Listing } from '../form/criteria.ts'
import { keywordOf } from '../form/keyword.ts'
import { searchFields } from '../form/request.ts'
import { type Hindrance, hindrance } from '../form/sending.ts'
import type { FileSearchModel } from '../model.ts'
import { type SearchHistory, searchHistory } from './history.ts'
import { useLatest } from './use-latest.ts'

/** State of the results area. */
export type Outcome = 'none' | 'waiting' | 'listed' | 'failed'

/** What caused the new results, so that the focus can follow. */
export type Cause = 'form' | 'page' | 'head' | 'order' | 'limit' | 'history'

export interface Found {
  outcome: Outcome
  /** Whether results are visible; those of the previous search count while a new one runs. */
  shows: boolean
  /** Undefined while the page's first results are shown. */
  html: string | undefined
  cause: Cause
  /** The category of these results; 0 for none. */
  category: number
}

interface Asked {
  criteria: Criteria
  listing: Listing
  cause: Cause
}

interface Hooks {
  /** Placeholder of the keyword field: a keyword equal to it counts as empty (section 2). */
  placeholder: string
  /** Reports why a search was not sent. */
  onHindrance(hindrance: Hindrance): void
  /** A search starts: suggestions stop. */
  onStart(): void
  /** The form was filled from an address and needs the tags of its category. */
  onRestored(criteria: Criteria): void
}

/** A running search is not sent again. */
const isSameSearch = (one: Pick<Asked, 'criteria' | 'listing'>, other: Pick<Asked, 'criteria' | 'listing'>) =>
  writeAddress(one.criteria, one.listing, { limit: 0 }).toString() ===
  writeAddress(other.criteria, other.listing, { limit: 0 }).toString()

/** Holds the form's contents and at most one running search (section 4). */
export function useSearch(props: FileSearchProps, model: FileSearchModel, hooks: Hooks) {
  const { rootCategory: root, limit } = props
  const [criteria, setCriteria, latest] = useLatest(model.criteria)
  const [found, setFound] = useState<Found>({
    outcome: model.asked ? 'listed' : 'none',
    shows: model.asked,
    html: undefined,
    cause: 'history',
    category: model.criteria.category,
  })
  const [listing, setListing, layout] = useLatest<Listing>({ ...model.listing, page: 1 })
  const inFlight = useRef<AbortController>(undefined)
  const asked = useRef<Asked>(undefined)
  const history = useRef<SearchHistory>(undefined)
  const told = useRef(hooks)
  told.current = hooks

  const change = useCallback(
    (patch: Partial<Criteria>) => setCriteria({ ...latest.current, ...patch }),
    [setCriteria, latest],
  )

  const send = useCallback(
    async (request: Asked) => {
      inFlight.current?.abort()
      const controller = new AbortController()
      inFlight.current = controller
      asked.current = request
      const { category } = request.criteria
      told.current.onStart()
      setFound((before) => ({ ...before, outcome: 'waiting', cause: request.cause }))
      try {
        const html = await askDisplay(
          searchFields(request.criteria, request.listing, props),
          controller.signal,
        )
        if (inFlight.current !== controller) return
        setFound({ outcome: 'listed', shows: true, html, cause: request.cause, category })
      } catch {
        if (inFlight.current !== controller) return
        setFound((before) => ({ ...before, outcome: 'failed', shows: false }))
      }
      inFlight.current = undefined
      // Section 4: the page field returns to 1 after a search.
      setListing({ ...layout.current, page: 1 })
    },
    [props, setListing, layout],
  )

  /** Searches for the form's contents with the layout of `patch`, unless a check fails. */
  const run = useCallback(
    (patch: Partial<Listing> = {}, cause: Cause = 'form') => {
      change({ keyword: keywordOf(latest.current.keyword, told.current.placeholder) })
      const hindered = hindrance(latest.current, props)
      if (hindered) {
        told.current.onHindrance(hindered)
        return
      }
      setListing({ ...layout.current, page: 1, ...patch })
      const again = { criteria: latest.current, listing: layout.current }
      if (inFlight.current && asked.current && isSameSearch(asked.current, again)) return
      history.current?.push(latest.current, layout.current)
      void send({ criteria: latest.current, listing: layout.current, cause })
    },
    [change, latest, layout, setListing, props, send],
  )

  /** Repeats the search after a failure. */
  const retry = useCallback(() => {
    if (asked.current) void send(asked.current)
  }, [send])

  const clear = useCallback(() => {
    inFlight.current?.abort()
    inFlight.current = undefined
    setFound({ outcome: 'none', shows: false, html: '', cause: 'form', category: 0 })
  }, [])

  /** LIB-08: clears the visitor's input and the results, and returns to the widget's category. */
  const reset = useCallback(() => {
    setCriteria(emptyCriteria(root))
    setListing({ page: 1, limit })
    told.current.onStart()
    clear()
    history.current?.clear()
  }, [setCriteria, setListing, clear, root, limit])

  useEffect(() => {
    const places = searchHistory({ path: model.path, start: { root, limit } })
    history.current = places
    places.begin()
    const onReturn = (event: PopStateEvent) => {
      const returned = places.returned(event.state)
      if (!returned) return
      setCriteria(returned.criteria)
      setListing(returned.listing)
      told.current.onRestored(returned.criteria)
      if (returned.search) void send({ ...returned, cause: 'history' })
      else clear()
    }
    // A page restored from the back/forward cache during a search would wait for ever.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && inFlight.current && asked.current) void send(asked.current)
    }
    window.addEventListener('popstate', onReturn)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('popstate', onReturn)
      window.removeEventListener('pageshow', onShow)
      inFlight.current?.abort()
    }
  }, [model.path, root, limit, setCriteria, setListing, send, clear])

  const searching = useCallback(() => inFlight.current !== undefined, [])
  return { criteria, latest, change, listing, found, run, retry, reset, searching }
}

export type Search = ReturnType<typeof useSearch>
