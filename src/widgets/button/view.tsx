import type { View } from '../../islands/contract.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import type { ButtonProps } from './fields.ts'

/** A way on. Without a text or an address there is nothing to press. */
const ButtonView: View<ButtonProps> = ({ props: { label, link, look } }) => {
  if (!label || !link) return null
  return (
    <p>
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
