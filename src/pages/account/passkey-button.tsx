import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { accountTexts } from './texts.ts'

interface PasskeyButtonProps {
  label: 'passkeySignIn' | 'passkeyProve'
  texts: ReturnType<typeof accountTexts>
}

/** Signs in with a passkey instead of a password, in a form with `usesPasskey`. It appears only with scripts. */
export const PasskeyButton = ({ label, texts }: PasskeyButtonProps) => (
  <>
    <input type="hidden" name="passkey" />
    <div data-failed hidden>
      <Message tone="wrong" role="alert">
        {texts('passkeyFailed')}
      </Message>
    </div>
    <Button plain data-passkey hidden>
      {texts(label)}
    </Button>
  </>
)
