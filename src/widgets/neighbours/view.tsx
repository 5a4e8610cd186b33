import type { ViewProps } from '../../islands/contract.ts'
import { StepNav } from '../../ui/step-nav/step-nav.tsx'
import type { NeighboursProps } from './fields.ts'
import type { NeighboursModel } from './load.ts'

/** Links to the previous and the next entry of the list. */
export default function Neighbours({ model, texts }: ViewProps<NeighboursProps, NeighboursModel>) {
  const { previous, next, isPlace } = model
  if (!previous && !next) return null
  return (
    <StepNav
      label={texts(isPlace ? 'places' : 'others')}
      {...(previous ? { back: { ...previous, label: texts(isPlace ? 'farther' : 'newer') } } : {})}
      {...(next ? { on: { ...next, label: texts(isPlace ? 'nearer' : 'older') } } : {})}
    />
  )
}
