import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Sign } from '../shared/signs/sign.tsx'
import type { TriggerProps } from './fields.ts'

/** A button that controls a carousel or an accordion elsewhere on the page (CAT-13); scripts show it once it works. */
const TriggerView: View<TriggerProps> = ({ props, texts }) => {
  const { does, text, sign, secondaryText, secondarySign, target, look, align } = props
  const action = does.slice(does.indexOf(':') + 1)
  const after = ['play_pause', 'expand_collapse'].includes(action)
  return (
    <p
      className={classNames('trigger', ...deviceClasses('align', align, 'left'))}
      data-behaviour="trigger"
      data-does={does}
      data-target={target || undefined}
      hidden
    >
      <Button plain={look === 'plain'}>
        <Face text={text} sign={sign} says={texts(action)} />
        {after ? (
          <Face text={secondaryText} sign={secondarySign} says={texts(`${action}After`)} isAfter />
        ) : null}
      </Button>
    </p>
  )
}

interface FaceProps {
  text: string
  sign: TriggerProps['sign']
  /** Without a text. */
  says: string
  /** Its look after a click. */
  isAfter?: boolean
}

const Face = ({ text, sign, says, isAfter }: FaceProps) => (
  <span className="trigger-face" data-after={isAfter ? '' : undefined} hidden={isAfter}>
    {sign === 'none' ? null : <Sign name={sign} />}
    {text || sign === 'none' ? text || says : <span className="sr">{says}</span>}
  </span>
)

export default TriggerView
