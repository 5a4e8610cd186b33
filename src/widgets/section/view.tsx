import type { View } from '../../islands/contract.ts'
import { onDevices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { SectionProps } from './fields.ts'

/** `band`, and what differs on smaller devices: `flat-phone`, `band-tablet`, `not-on-desk`. */
function deviceClasses({ space, shown }: SectionProps): (string | false)[] {
  const spaces = onDevices(space)
  const shows = onDevices(shown)
  const onTablet = shows.tablet ?? shows.desk
  const spaceOn = (device: 'tablet' | 'phone') =>
    spaces[device] !== undefined && `${spaces[device] === 'band' ? 'band' : 'flat'}-${device}`
  return [
    spaces.desk === 'band' && 'band',
    spaceOn('tablet'),
    spaceOn('phone'),
    shows.desk === 'no' && 'not-on-desk',
    onTablet === 'no' && 'not-on-tablet',
    (shows.phone ?? onTablet) === 'no' && 'not-on-phone',
  ]
}

/** A stretch of a page across its full width, with the page's margins and perhaps a title. */
const SectionView: View<SectionProps> = ({ props, slots, id }) => {
  const { title, note, wayLabel, wayUrl, anchor, width, tone } = props
  const titleId = `${id}-title`
  return (
    <section
      id={anchor || undefined}
      className={classNames('section', tone !== 'paper' && tone, ...deviceClasses(props))}
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
