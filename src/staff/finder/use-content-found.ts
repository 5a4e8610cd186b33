import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import type { findAnswer } from '../../staff-api/find.ts'
import { find } from '../api/acts.ts'
import { type Hit, type HitGroup, nearestFirst } from './hits.ts'

const pauseMs = 150
/** A single letter matches nearly everything. */
const fewestLetters = 2

type Found = z.input<typeof findAnswer>['groups'][number]

interface Content {
  groups: readonly HitGroup[]
  isAsking: boolean
  /** Why the search failed: the key of a text, or the server's message. */
  problem?: string
}

/** Searches the site's content once typing has paused; an answer to earlier words is never shown. */
export function useContentFound(words: string, inEditor: boolean): Content {
  const translate = useTranslate()
  const [answered, setAnswered] = useState<{ words: string; found: readonly Found[]; problem?: string }>()
  const asks = words.length >= fewestLetters
  useEffect(() => {
    if (!asks) return
    const gone = new AbortController()
    const { signal } = gone
    const timer = setTimeout(async () => {
      try {
        const { groups } = await find(words, signal)
        if (!signal.aborted) setAnswered({ words, found: groups })
      } catch (error) {
        if (!signal.aborted) setAnswered({ words, found: [], problem: wordsOf(error) })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words, asks])
  if (!asks) return { groups: [], isAsking: false }
  if (answered?.words !== words) return { groups: [], isAsking: true }
  const groups = answered.found.map(({ resource, kind, total, rows }) => {
    const all = allAt(resource, kind, words)
    const hits: Hit[] = rows.map(({ id, title, about, documentId }) => ({
      key: `${resource}-${id}`,
      name: title,
      ...(about && { about }),
      act: {
        to: inEditor && resource === 'pages' && documentId ? `/edit/${documentId}` : rowAt(resource, id),
      },
    }))
    const more = { key: all, name: translate('finder.all', { total }), act: { to: all } }
    return {
      key: kind ?? resource,
      name: translate(nameOf(resource, kind), { smart_count: 2 }),
      hits: total > rows.length ? [...hits, more] : hits,
    }
  })
  return {
    groups: nearestFirst(groups, words),
    isAsking: false,
    ...(answered.problem && { problem: answered.problem }),
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'app.unreachable')

function nameOf(resource: string, kind: string | undefined): string {
  if (kind) return `documents.kinds.${kind}`
  return resource === 'files' ? 'menu.files' : `resources.${resource}.name`
}

function rowAt(resource: string, id: number): string {
  if (resource === 'documents') return `/edit/${id}`
  return resource === 'files' ? `/files?file=${id}` : `/${resource}/${id}`
}

/** The whole list of what has the words. */
function allAt(resource: string, kind: string | undefined, q: string): string {
  const filter = JSON.stringify({ q, ...(kind && { kind }) })
  return `/${resource}?${new URLSearchParams(resource === 'files' ? { q } : { filter })}`
}
