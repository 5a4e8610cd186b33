import { type ComponentProps, useState } from 'react'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { fileTexts as t } from '../texts.ts'

/** A password field with a button that shows what is typed (SHOP-13). */
export function SecretInput({ disabled, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  const word = t(isShown ? 'lockPasswordHide' : 'lockPasswordShow')
  return (
    <div className="secret">
      <TextInput {...rest} disabled={disabled} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        title={word}
        aria-label={word}
        disabled={disabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
        <Icon name="eye-shut" />
      </button>
    </div>
  )
}
