import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { TextInput } from './controls.tsx'

interface SecretProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Labels of its button: 'Wachtwoord weergeven' and 'Wachtwoord verbergen' (SHOP-13). */
  show: string
  hide: string
}

/** A password field; with scripts a button in it shows the password. */
export const Secret = ({ show, hide, ...rest }: SecretProps) => (
  <div className="secret" data-behaviour="show-password" data-show={show} data-hide={hide}>
    <TextInput {...rest} type="password" />
    <button type="button" hidden>
      <Icon name="eye" />
      <Icon name="eye-shut" />
    </button>
  </div>
)
