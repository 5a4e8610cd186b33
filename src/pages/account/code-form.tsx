import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { CodeField } from './code-field.tsx'

interface CodeFormProps {
  action: string
  /** The action that the code confirms. The other button sends a new code. */
  deed: string
  /** A code was sent and is awaited. */
  asked: boolean
  texts: { sent: string; label: string; go: string; send: string }
  error?: string | undefined
  /** Contents above the code. */
  children: ReactNode
}

/** Sends a code by mail, and takes it in. The code is typed, because mail scanners open links. */
export const CodeForm = ({ action, deed, asked, texts, error, children }: CodeFormProps) => (
  <form className="flow narrow" method="post" action={action}>
    {children}
    {asked ? (
      <>
        <p>{texts.sent}</p>
        <CodeField label={texts.label} error={error} required={false} />
      </>
    ) : null}
    <div className="row">
      {asked ? (
        <Button type="submit" name="deed" value={deed}>
          {texts.go}
        </Button>
      ) : null}
      <Button plain type="submit" name="deed" value="send">
        {texts.send}
      </Button>
    </div>
  </form>
)
