import { useCallback, useEffect, useRef, useState } from 'react'
import { askTags } from '../calls/tags.ts'
import type { TagChoice } from './tag-list.ts'

/** What stands in the tag list. */
export type TagList =
  | { kind: 'tags'; tags: readonly TagChoice[] }
  | { kind: 'waiting' }
  /** The server's message, or none when the category has no tags. */
  | { kind: 'none'; message?: string }
  | { kind: 'failed' }

interface Category {
  id: number
  slug: string
}

interface Preloaded {
  root: number
  rootTags: readonly TagChoice[]
  /** Of the category that the page came with. */
  first: readonly TagChoice[]
}

const listed = (tags: readonly TagChoice[]): TagList =>
  tags.length > 0 ? { kind: 'tags', tags } : { kind: 'none' }

/**
 * Tags of the chosen category (section 4): a new request aborts the one before it, and the category that the
 * widget begins with is shown from what the page brought, without a call.
 */
export function useTags({ root, rootTags, first }: Preloaded, wanted: boolean) {
  const [list, setList] = useState<TagList>(() => listed(first))
  const inFlight = useRef<AbortController>(undefined)

  /** `onListed` is told of the tags when they are there, at once or later. */
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
