import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tip } from '../../ui/tip/tip.tsx'
import type { ButtonProps } from './fields.ts'

/** A link that looks like a button. Renders nothing without a text or an address. */
const ButtonView: View<ButtonProps> = ({ props: { label, link, look, align, tip }, id }) => {
  if (!label || !link) return null
  const way = (described: { 'aria-describedby'?: string } = {}) =>
    look === 'text' ? (
      <TextLink {...described} href={link}>
        {label}
      </TextLink>
    ) : (
      <ButtonLink {...described} href={link} plain={look === 'plain'}>
        {label}
      </ButtonLink>
    )
  return (
    <p className={classNames(...deviceClasses('align', align, 'left'))}>
      {tip ? (
        <Tip id={`${id}-tip`} text={tip}>
          {way}
        </Tip>
      ) : (
        way()
      )}
    </p>
  )
}

export default ButtonView
