import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { Sign } from '../shared/signs/sign.tsx'
import { signs } from '../shared/signs/signs.ts'
import type { IconProps } from './fields.ts'

/** An icon, with an optional word below. A link without words is named after the icon. */
const IconView: View<IconProps> = ({ props: { sign, size, look, label, link, align } }) => {
  const drawn = (
    <>
      <span className={`sign-box is-${look} is-${size}`}>
        <Sign name={sign} />
      </span>
      {label ? <span>{label}</span> : link ? <span className="sr">{signs[sign][0]}</span> : null}
    </>
  )
  return (
    <p className={classNames('icon-block', ...deviceClasses('align', align, 'left'))}>
      {link ? <a href={link}>{drawn}</a> : drawn}
    </p>
  )
}

export default IconView
