import { useEffect, useState } from 'react'
import { TextLink } from '../../../ui/button/button.tsx'
import type { Place } from '../api/answers.ts'
import { library } from '../api/library.ts'
import { fileTexts as t } from '../texts.ts'

const kinds = {
  page: 'kindPage',
  post: 'kindPost',
  jacobalia: 'kindPlace',
  agenda: 'kindActivity',
  product: 'kindProduct',
} as const

const isKnown = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** The pages, texts and templates that show a file or link to it. */
export function StandsOn({ fileId }: { fileId: number }) {
  const [places, setPlaces] = useState<readonly Place[]>()
  useEffect(() => {
    const stop = new AbortController()
    library.standsOn(fileId, stop.signal).then(setPlaces, () => undefined)
    return () => stop.abort()
  }, [fileId])
  if (!places) return null
  return (
    <section aria-labelledby="fm-stands-on">
      <h3 id="fm-stands-on">{t('standsOn')}</h3>
      {places.length === 0 ? <p className="quiet">{t('standsOnNone')}</p> : null}
      <ul className="fm-lines">
        {places.map(({ title, kind, url, documentId }) => (
          <li key={`${url ?? kind}-${documentId ?? ''}`}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              <span>{title || kind}</span>
            )}
            <span className="quiet">{t(isKnown(kind) ? kinds[kind] : 'kindTemplate')}</span>
            {documentId === undefined ? null : (
              <TextLink href={`/wp-admin/edit/${documentId}`} target="_blank" rel="noopener">
                {t('standsOnEdit')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
