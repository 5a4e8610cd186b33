import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import type { HeadingProps } from './fields.ts'

/** A heading between other widgets. */
const HeadingView: View<HeadingProps> = ({ props: { text, level, size, align, anchor } }) => {
  if (!text) return null
  const Heading = `h${level}` as const
  const look = classNames(...deviceClasses('size', size, 'own'), ...deviceClasses('align', align, 'left'))
  return (
    <Heading id={anchor || undefined} className={look}>
      {text}
    </Heading>
  )
}

export default HeadingView
