import type { Position } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { formatKilometres } from '../../ui/milestones/kilometres.ts'
import { Value } from '../shared/own-fields/value.tsx'
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

function rowsOf({ facts, kilometres, position }: PlaceFacts, texts: Texts) {
  const rows = facts.map(({ name, value }) => ({
    key: name,
    label: texts(name),
    value:
      name === 'kilometresToSantiago' && kilometres !== undefined ? (
        texts('distance', { kilometres: formatKilometres(kilometres) })
      ) : (
        <Value value={value} texts={texts} />
      ),
  }))
  if (!position) return rows
  const lies = <Coordinates position={position} texts={texts} />
  return [...rows, { key: 'position', label: texts('position'), value: lies }]
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
