import type { View } from '../../islands/contract.ts'
import { deviceClasses, onDevices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { SectionProps } from './fields.ts'

/** A stretch of a page across its full width, with the page's margins and perhaps a title. */
const SectionView: View<SectionProps> = ({ props, slots, id }) => {
  const { title, note, wayLabel, wayUrl, anchor, width, tone, space } = props
  const { desk } = onDevices(space)
  const titleId = `${id}-title`
  return (
    <section
      id={anchor || undefined}
      className={classNames(
        'section',
        tone !== 'paper' && tone,
        desk === 'band' && 'band',
        ...deviceClasses('space', space, desk),
      )}
      aria-labelledby={title ? titleId : undefined}
    >
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
