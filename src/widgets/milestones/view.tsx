import type { ViewProps } from '../../islands/contract.ts'
import { TextLink } from '../../ui/button/button.tsx'
import { Milestones as List } from '../../ui/milestones/milestones.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { MilestonesProps } from './fields.ts'
import type { MilestonesModel } from './load.ts'

/** Some places on the way, each with its distance to Santiago. */
export default function Milestones({ props, model }: ViewProps<MilestonesProps, MilestonesModel>) {
  if (model.items.length === 0) return null
  return (
    <section className="milestones">
      {props.heading ? <SectionHead title={props.heading} note={props.note || undefined} /> : null}
      <List items={model.items} />
      {props.wayLabel ? (
        <p className="on">
          <TextLink href="/jacobalia/">{props.wayLabel.replace('{count}', String(model.total))}</TextLink>
        </p>
      ) : null}
    </section>
  )
}
