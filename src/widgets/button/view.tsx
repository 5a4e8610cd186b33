import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ButtonProps } from './fields.ts'

/** A way on. Without a text or an address there is nothing to press. */
const ButtonView: View<ButtonProps> = ({ props: { label, link, look, align } }) => {
  if (!label || !link) return null
  return (
    <p className={classNames(...deviceClasses('align', align, 'left'))}>
      {look === 'text' ? (
        <TextLink href={link}>{label}</TextLink>
      ) : (
        <ButtonLink href={link} plain={look === 'plain'}>
          {label}
        </ButtonLink>
      )}
    </p>
  )
}

export default ButtonView
