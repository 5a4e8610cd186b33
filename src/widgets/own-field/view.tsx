import type { ReactNode } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { OwnFieldProps } from './fields.ts'
import type { ShownField, ShownValue } from './load.ts'
import type { texts as ownTexts } from './texts.nl.ts'

type OwnTexts = Texts<keyof typeof ownTexts>

/** Fields that staff declared: with their names as facts, without as they are. Files are a list below the facts, as wide as the others together. */
export default function OwnFieldView({
  props,
  model: fields,
  texts,
  id,
}: ViewProps<OwnFieldProps, readonly ShownField[]>) {
  if (fields.length === 0) return null
  const isFiles = ({ value }: ShownField) => value.as === 'files'
  const shown = fields
    .filter((field) => !props.showLabel || !isFiles(field))
    .map(({ name, label, value }) => ({
      key: name,
      label,
      value: <Value value={value} texts={texts} />,
    }))
  return props.showLabel ? (
    <div className="own-field">
      {shown.length > 0 ? <Facts rows={shown} /> : null}
      {fields.filter(isFiles).map(({ name, label, value }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`}>{label}</h2>
          <Value value={value} texts={texts} />
        </section>
      ))}
    </div>
  ) : (
    <div className="own-field">
      {shown.map(({ key, value }) => (
        <div key={key}>{value}</div>
      ))}
    </div>
  )
}

function Value({ value, texts }: { value: ShownValue; texts: OwnTexts }): ReactNode {
  switch (value.as) {
    case 'words':
      return value.text
    case 'lines':
      return <span className="lines">{value.text}</span>
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
  }
}
