import { useCallback, useEffect, useRef, useState } from 'react'
import { askTags } from '../calls/tags.ts'
import type { TagChoice } from './tag-list.ts'

/** The contents of the tag list. */
export type TagList =
  | { kind: 'tags'; tags: readonly TagChoice[] }
  | { kind: 'waiting' }
  /** The server's message; absent when the category has no tags. */
  | { kind: 'none'; message?: string }
  | { kind: 'failed' }

interface Category {
  id: number
  slug: string
}

interface Preloaded {
  root: number
  rootTags: readonly TagChoice[]
  /** The category of the page's preloaded tags. */
  first: readonly TagChoice[]
}

const listed = (tags: readonly TagChoice[]): TagList =>
  tags.length > 0 ? { kind: 'tags', tags } : { kind: 'none' }

/**
 * Loads the tags of the chosen category (section 4). A new request aborts the previous one. The widget's top category
 * uses the tags in the page, without a call.
 */
export function useTags({ root, rootTags, first }: Preloaded, wanted: boolean) {
  const [list, setList] = useState<TagList>(() => listed(first))
  const inFlight = useRef<AbortController>(undefined)

  /** Calls `onListed` with the tags once they are known. */
  const show = useCallback(
    async (category: Category, onListed: (tags: readonly TagChoice[]) => void) => {
      inFlight.current?.abort()
      inFlight.current = undefined
      if (!wanted) return
      if (category.id === root) {
        setList(listed(rootTags))
        onListed(rootTags)
        return
      }
      const controller = new AbortController()
      inFlight.current = controller
      setList({ kind: 'waiting' })
      try {
        const answer = await askTags(category, controller.signal)
        if (inFlight.current !== controller) return
        setList(answer)
        onListed(answer.kind === 'tags' ? answer.tags : [])
      } catch {
        if (inFlight.current === controller) setList({ kind: 'failed' })
      }
    },
    [root, rootTags, wanted],
  )

  useEffect(() => () => inFlight.current?.abort(), [])
  return { list, show }
}
