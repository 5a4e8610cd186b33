import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useWhole } from '../../api/rows.ts'

const pauseMs = 400

/** A preview of the mail with the texts of the form, for a sample order. */
export function MailPreview() {
  const translate = useTranslate()
  const mail = useWhole('shop-mails')
  const [subject, title, text] = useWatch({ name: ['subject', 'title', 'text'] })
  const [shown, setShown] = useState<AnswerOf<'shop-mails', 'preview'>>()
  const id = mail?.id
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const body = { subject, title, text }
      act('shop-mails', id, 'preview', body, { signal: stop.signal })
        .then(setShown)
        // After a failure, the next key press tries again.
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, subject, title, text])
  if (!shown) return <p className="hint">{translate('ra.page.loading')}</p>
  return (
    <section className="shop-mail-preview" aria-label={translate('shopMails.preview')}>
      <p className="hint">{translate('shopMails.to', { to: shown.to })}</p>
      <p>
        <b>{shown.subject}</b>
      </p>
      <iframe title={translate('shopMails.preview')} srcDoc={shown.html} sandbox="" />
      {shown.attachments.length > 0 ? (
        <p className="hint">{translate('shopMails.attached', { names: shown.attachments.join(', ') })}</p>
      ) : null}
      <details>
        <summary>{translate('shopMails.plain')}</summary>
        <pre className="mail-text">{shown.text}</pre>
      </details>
    </section>
  )
}
