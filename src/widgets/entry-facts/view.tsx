import type { ReactNode } from 'react'
import type { Position } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { formatKilometres } from '../../ui/milestones/kilometres.ts'
import type { EntryFactsProps } from './fields.ts'
import type { PlaceFacts } from './load.ts'

/** No more digits than are known: the fourth decimal is about ten metres, the second about a kilometre. */
const digits: Readonly<Record<Position['precision'], number>> = { exact: 4, near: 3, centre: 2 }

function degrees(value: number, precision: Position['precision']): string {
  const fractionDigits = digits[precision]
  return value.toLocaleString('nl-NL', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
}

const Coordinates = ({ position, texts }: { position: Position; texts: Texts }) => {
  const { latitude, longitude, precision } = position
  return (
    <>
      {texts('coordinates', {
        latitude: degrees(latitude, precision),
        longitude: degrees(longitude, precision),
      })}
      <small className="about">{texts(precision)}</small>
    </>
  )
}

const Monument = ({ number, url }: { number: string; url: string | undefined }) =>
  url ? <a href={url}>{number}</a> : number

/** Plain facts in the order shown, followed by those with a format of their own. */
const plain = ['kind', 'address', 'place', 'municipality', 'province', 'built', 'denomination'] as const

function rowsOf({ fields, position }: PlaceFacts, texts: Texts) {
  const { monumentNumber, monumentUrl, openingHours, kilometresToSantiago: far } = fields
  const values: { key: string; value: ReactNode }[] = [
    ...plain.map((key) => ({ key, value: fields[key] })),
    {
      key: 'monumentNumber',
      value: monumentNumber && <Monument number={monumentNumber} url={monumentUrl} />,
    },
    { key: 'openingHours', value: openingHours },
    {
      key: 'kilometresToSantiago',
      value: far === undefined ? undefined : texts('distance', { kilometres: formatKilometres(far) }),
    },
    { key: 'position', value: position && <Coordinates position={position} texts={texts} /> },
  ]
  return values.filter(({ value }) => value).map((row) => ({ ...row, label: texts(row.key) }))
}

/** A table of the facts of a place. Unknown facts have no row. */
const EntryFactsView: View<EntryFactsProps, PlaceFacts | undefined> = ({ model, texts }) => {
  const rows = model ? rowsOf(model, texts) : []
  if (rows.length === 0) return null
  if (model?.inCard) return <Facts rows={rows} />
  return (
    <section className="entry-facts" aria-label={texts('title')}>
      <Facts rows={rows} />
    </section>
  )
}

export default EntryFactsView
