import type { ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { ShownPart } from './shown-value.ts'
import type { valueTexts } from './value-texts.nl.ts'

export type ValueTexts = Texts<keyof typeof valueTexts>

/** The value of a field, as visitors see it. */
export function Value({ value, texts }: { value: ShownPart; texts: ValueTexts }): ReactNode {
  switch (value.as) {
    case 'words':
      return value.href ? <a href={value.href}>{value.text}</a> : value.text
    case 'lines':
      return value.text.includes('\n') ? <span className="lines">{value.text}</span> : value.text
    case 'html':
      return <div className="prose" dangerouslySetInnerHTML={{ __html: value.text }} />
    case 'toggle':
      return texts(value.on ? 'yes' : 'no')
    case 'colour':
      return (
        <span className="colour">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect width="16" height="16" fill={value.text} />
          </svg>
          {value.text}
        </span>
      )
    case 'pictures':
      return (
        <ul className="pictures">
          {value.pictures.map((image) => (
            <li key={image.id}>
              <figure>
                <Picture image={image} sizes="(width < 620px) 100vw, 380px" />
                {image.credit || image.caption ? (
                  <figcaption>{[image.caption, image.credit].filter(Boolean).join(' ')}</figcaption>
                ) : null}
              </figure>
            </li>
          ))}
        </ul>
      )
    case 'links':
    case 'files':
      return (
        <ul className={value.as}>
          {value.links.map(({ href, label, note }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              {note ? <span className="quiet">{` ${note}`}</span> : null}
            </li>
          ))}
        </ul>
      )
    case 'place':
      return <Place {...value} texts={texts} />
  }
}

type PlaceValue = Extract<ShownPart, { as: 'place' }>

/** The name links to a map; the coordinates serve visitors without one. */
function Place({ name, latitude, longitude, texts }: Omit<PlaceValue, 'as'> & { texts: ValueTexts }) {
  const lies = texts('lies', {
    latitude: texts(latitude < 0 ? 'south' : 'north', { degrees: degrees(latitude) }),
    longitude: texts(longitude < 0 ? 'west' : 'east', { degrees: degrees(longitude) }),
  })
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
  return (
    <>
      <a href={href}>{name ?? lies}</a>
      {name ? <span className="quiet">{` ${lies}`}</span> : null}
    </>
  )
}

const degrees = (value: number): string =>
  Math.abs(value).toLocaleString('nl-NL', { maximumFractionDigits: 4 })
