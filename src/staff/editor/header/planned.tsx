import { siteAt } from '../../extensions.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { dateOf } from '../when.ts'

/** Shows without opening a dialog that the page will be published at a planned moment. */
export function Planned() {
  const { publishAt, entry } = useSession().document
  const isToCome = entry?.status === 'published' && entry.publishedAt > new Date()
  const moment = publishAt ?? (isToCome ? entry.publishedAt : undefined)
  if (!moment) return null
  const seen = siteAt(moment, entry?.url)
  return (
    <span className="editor-others">
      {editorTexts('onSiteAt', { date: dateOf(moment) })}{' '}
      {seen ? (
        <a href={seen} target="_blank" rel="noopener">
          {editorTexts('seeThen')}
        </a>
      ) : null}
    </span>
  )
}
