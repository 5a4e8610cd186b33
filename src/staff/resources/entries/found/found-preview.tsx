import { useEffect, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { foundWords, pageTitle, shownOfFound } from '../../../../kernel/found-words.ts'
import type { Kind } from '../../../../kernel/known-kinds.ts'
import { slugify } from '../../../../kernel/slug.ts'
import { ownAccount } from '../../../api/auth-provider.ts'
import { useOneRow } from '../../../api/rows.ts'
import { cutAt } from './cut-at.ts'

/** Previews of the hit in a search engine and of the card of a shared link, from the form's values. */
export function FoundPreview({ kind }: { kind: Kind }) {
  const translate = useTranslate()
  const siteTitle = useSiteTitle()
  const [title, excerpt, searchTitle, searchDescription, slug, pictureId, pictureIds] = useWatch({
    name: ['title', 'excerpt', 'searchTitle', 'searchDescription', 'slug', 'pictureId', 'pictureIds'],
  }).map((value) => value ?? '')
  const path = useRecordContext()?.url === '/' ? '/' : `${kind.folder}${slug || slugify(title)}`
  const words = foundWords({ title, excerpt, searchTitle, searchDescription })
  const whole = pageTitle(words.title, siteTitle)
  const picture = usePicture(pictureId || pictureIds[0])
  return (
    <div className="found-preview">
      <figure>
        <figcaption>{translate('entry.foundHit')}</figcaption>
        <div className="found-hit">
          <span>{siteTitle}</span>
          <span className="found-address">{addressOf(path)}</span>
          <strong>{cutAt(whole, shownOfFound.title)}</strong>
          <span>
            {words.description
              ? cutAt(words.description, shownOfFound.description)
              : translate('entry.foundNothing')}
          </span>
        </div>
        <Count says="entry.foundTitleCount" text={whole} shown={shownOfFound.title} />
        <Count says="entry.foundDescriptionCount" text={words.description} shown={shownOfFound.description} />
      </figure>
      <figure>
        <figcaption>{translate('entry.foundCard')}</figcaption>
        <div className={picture ? 'found-card' : 'found-card small'}>
          <img src={picture?.src ?? siteIcon} alt="" />
          <div>
            <span>{siteTitle}</span>
            <strong>{words.title}</strong>
            {words.description ? <span className="found-text">{words.description}</span> : null}
          </div>
        </div>
      </figure>
    </div>
  )
}

/** The picture for pages without one. */
const siteIcon = '/icon-512.png'

/** `schelp.nl › nieuws › een-bericht`, as search engines write an address. */
const addressOf = (path: string): string =>
  [window.location.host, ...path.split('/').filter(Boolean)].join(' › ')

/** Not a limit: roughly how many characters are shown. */
function Count({ says, text, shown }: { says: string; text: string; shown: number }) {
  const translate = useTranslate()
  const { length } = [...text]
  return (
    <p className={length > shown ? 'hint found-long' : 'hint'}>{translate(says, { count: length, shown })}</p>
  )
}

function usePicture(id: number | undefined) {
  const { data } = useOneRow('media', id ?? 0, { enabled: Boolean(id) })
  return id ? data?.picture : undefined
}

function useSiteTitle(): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    ownAccount().then(
      ({ siteTitle }) => setTitle(siteTitle),
      () => undefined,
    )
  }, [])
  return title
}
