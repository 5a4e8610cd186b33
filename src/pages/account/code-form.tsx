import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { CodeField } from './code-field.tsx'

interface CodeFormProps {
  action: string
  /** What the code is for; another press sends a new one. */
  deed: string
  /** A code was sent and waits to be typed in. */
  asked: boolean
  texts: { sent: string; label: string; go: string; send: string }
  error?: string | undefined
  /** What stands above it. */
  children: ReactNode
}

/** Has a code mailed, and takes it in: what it proves is typed, for scanners of mail open links. */
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
