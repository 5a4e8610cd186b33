import { Message } from '../../ui/message/message.tsx'
import type { Refusal } from './api/refusal.ts'
import { fileTexts as t } from './texts.ts'

/** The result of the last action, or why it failed. */
export function Said({ said, refusal }: { said: string; refusal?: Refusal | undefined }) {
  if (!refusal) return said === '' ? null : <Message tone="plain">{said}</Message>
  return (
    <Message tone="wrong" role="alert">
      {refusal.text}{' '}
      {refusal.signedOut ? (
        <a
          href={`/my-account/?redirect_to=${encodeURIComponent(window.location.pathname + window.location.search)}`}
        >
          {t('signIn')}
        </a>
      ) : null}
    </Message>
  )
}
