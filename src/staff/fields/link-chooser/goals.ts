import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { urlActionOf } from '../../../kernel/url-action.ts'
import { useRows } from '../../api/rows.ts'
import { useKinds } from '../../kinds/known.ts'

/** A target of a link, with a description that tells it from others of the same name. */
export interface Goal {
  key: string
  title: string
  url: string
  say: string
}

const most = 6
const pauseMs = 250

/** The words, once typing has paused. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

/** Pages, news, places, products, lists, files, popups and panels with these words; nothing is asked for fewer than two letters. */
export function useGoals(words: string): readonly Goal[] {
  const translate = useTranslate()
  const kinds = useKinds()
  const q = useSettled(words.trim())
  const ask = { filter: { q }, pagination: { page: 1, perPage: most } }
  const when = { enabled: q.length > 1, retry: false }
  const { data: entries = [] } = useRows('entries', ask, when)
  const { data: terms = [] } = useRows('terms', ask, when)
  const { data: files = [] } = useRows('files', ask, when)
  const { data: popups = [] } = useRows('documents', { ...ask, filter: { q, kind: 'popup' } }, when)
  const { data: panels = [] } = useRows('documents', { ...ask, filter: { q, kind: 'panel' } }, when)
  if (q.length < 2) return []
  const kindName = (type: string) => {
    const kind = kinds.named(type)
    return kind?.isOwn
      ? kind.one.toLocaleLowerCase('nl')
      : translate(`linkChooser.types.${type}`, { _: translate('linkChooser.types.page') })
  }
  const lists = kinds.all.filter(
    ({ isOwn, many }) => isOwn && many.toLocaleLowerCase('nl').includes(q.toLocaleLowerCase('nl')),
  )
  return [
    ...lists.flatMap(({ type, many, archive }) =>
      archive
        ? [
            {
              key: `kind-${type}`,
              title: many,
              url: archive,
              say: translate('linkChooser.list', { url: archive }),
            },
          ]
        : [],
    ),
    ...entries.map(({ id, title, url, status, type, fields: { place } }) => ({
      key: `entry-${id}`,
      title,
      url,
      say: translate(status === 'published' ? 'linkChooser.entry' : 'linkChooser.draft', {
        type: [kindName(type), place].filter(Boolean).join(', '),
        url,
      }),
    })),
    ...terms.flatMap(({ id, name, url }) =>
      url ? [{ key: `term-${id}`, title: name, url, say: translate('linkChooser.list', { url }) }] : [],
    ),
    ...files.map(({ id, title, url, extension, published, category }) => ({
      key: `file-${id}`,
      title,
      url,
      say: translate(published ? 'linkChooser.file' : 'linkChooser.fileDraft', {
        type: extension.toUpperCase(),
        category: category.name,
      }),
    })),
    ...[...popups, ...panels].map(({ id, title, kind }) => ({
      key: `layer-${id}`,
      title,
      url: urlActionOf(kind === 'popup' ? 'popup:open' : 'off_canvas:open', { id: Number(id) }),
      say: translate(`linkChooser.${kind}`),
    })),
  ]
}
