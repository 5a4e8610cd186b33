import { renderToString } from 'react-dom/server'
import { type ConsentSettings, type Purpose, usualConsent } from '../../kernel/consent.ts'
import { escapeHtml } from '../../kernel/html.ts'
import { Button, CloseButton } from '../../ui/button/button.tsx'
import type { Site } from '../page.ts'
import { consentPath } from './paths.ts'
import { consentTextsOf, questionOf } from './question.ts'

/**
 * Returns the consent notice at the edge of a page (SITE-01), if staff want it and there is something to ask. It is a
 * form to the consent page; its script shows it to visitors who have not chosen yet. Empty when nothing is asked.
 */
export async function consentHtml(
  site: Site,
  settings: ConsentSettings = usualConsent,
  purposes: readonly Purpose[] = [],
): Promise<string> {
  const isAsked = settings.where === 'everywhere' || (settings.where === 'needed' && purposes.length > 0)
  if (!isAsked) return ''
  const texts = consentTextsOf(site.runtime.textOverrides)
  const words = questionOf(texts, purposes)
  const question = await site.features.statistics.question(words)
  return renderToString(
    <div
      className={`consent is-${settings.position} goes-${settings.hideEffect}`}
      data-behaviour="consent"
      data-consent={JSON.stringify({ ...settings, purposes, question })}
    >
      <section className="consent-notice" hidden data-consent-notice="" aria-label={texts('title')}>
        <form method="post" action={consentPath}>
          <p>
            {words} <a href={consentPath}>{texts('more')}</a>
          </p>
          <div className="row">
            <Button type="submit" name="choice" value="accept">
              {texts('accept')}
            </Button>
            <Button type="submit" name="choice" value="reject">
              {texts('reject')}
            </Button>
          </div>
          <CloseButton type="submit" name="choice" value="reject" label={texts('close')} />
        </form>
      </section>
      <p className="consent-revoke" hidden data-consent-revoke="">
        <Button type="button" plain>
          {texts('revoke')}
        </Button>
      </p>
      <noscript>
        <p className="wrap small">
          <a href={consentPath}>{texts('title')}</a>
        </p>
      </noscript>
    </div>,
  )
}

/**
 * Returns the element that loads the society's own analytics once a visitor agrees; empty on a site without analytics.
 */
export const analyticsHtml = ({ analytics }: Site): string =>
  analytics
    ? `<div hidden data-behaviour="analytics" data-analytics="${escapeHtml(JSON.stringify(analytics))}"></div>`
    : ''
