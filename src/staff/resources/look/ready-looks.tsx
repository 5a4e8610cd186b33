import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Look, lookColours } from '../../../kernel/look/look.ts'
import { readyLooks } from '../../../kernel/look/ready-looks.ts'
import { broughtLooks } from '../../extensions.ts'
import { useLook } from './use-look.ts'

/** Fills the form with a ready-made look; the site's name and logo stay. */
export function usePutLook(): (look: Look) => void {
  const { setValue } = useFormContext()
  return (look) => {
    for (const [name, value] of Object.entries(look))
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
}

/** Ready-made looks, each shown by its colours. */
export function ReadyLooks() {
  const translate = useTranslate()
  const put = usePutLook()
  const all = [
    ...Object.entries(readyLooks).map(([name, look]) => [translate(`look.looks.${name}`), look] as const),
    ...broughtLooks(),
  ]
  const now = JSON.stringify(useLook())
  return (
    <fieldset className="group">
      <legend>{translate('look.ready')}</legend>
      <p className="hint">{translate('look.readyHint')}</p>
      <div className="look-ready">
        {all.map(([name, look]) => (
          <button
            key={name}
            type="button"
            aria-pressed={JSON.stringify(look) === now}
            onClick={() => put(look)}
          >
            <span className="look-dots" aria-hidden="true">
              {lookColours.map((colour) => (
                <i key={colour} className="look-dot" style={{ backgroundColor: look[colour] }} />
              ))}
            </span>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
