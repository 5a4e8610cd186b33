import type { View } from '../../islands/contract.ts'
import { deviceClasses, onDevices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { SectionProps } from './fields.ts'
import { Ground, groundStyle } from './ground.tsx'
import type { GroundModel } from './load.ts'

/** A full-width part of a page with the page's margins and an optional title. */
const SectionView: View<SectionProps, GroundModel | undefined> = ({
  props,
  model: ground,
  slots,
  texts,
  id,
}) => {
  const { title, note, wayLabel, wayUrl, anchor, width, tone, space } = props
  const { desk } = onDevices(space)
  const titleId = `${id}-title`
  const takesTurns = ground !== undefined && ground.pictures.length > 1
  return (
    <section
      id={anchor || undefined}
      className={classNames(
        'section',
        tone !== 'paper' && tone,
        desk === 'band' && 'band',
        ...deviceClasses('space', space, desk),
        ground && 'has-ground',
        ground?.colour && ground.pictures.length === 0 && `ink-${ground.colour.ink}`,
      )}
      style={groundStyle(ground, props)}
      data-behaviour={takesTurns ? 'ground' : undefined}
      data-rest={takesTurns ? props.groundRest : undefined}
      data-loop={takesTurns ? props.groundLoop : undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {ground ? <Ground ground={ground} props={props} texts={texts} /> : null}
      <div className={classNames('wrap', width === 'text' && 'narrow')}>
        {title ? (
          <SectionHead
            title={title}
            id={titleId}
            note={note || undefined}
            way={wayLabel && wayUrl ? { href: wayUrl, label: wayLabel } : undefined}
          />
        ) : null}
        {slots.content}
      </div>
    </section>
  )
}

export default SectionView
