import type { Hono } from 'hono'
import { consentCookie, consentCookieOf, purposes, readConsent } from '../../kernel/consent.ts'
import { consentPage } from '../../pages/consent/consent-page.tsx'
import { consentPath } from '../../pages/consent/paths.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type PostedForm } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

/** Choosing without scripts (SITE-01). Anything but a yes counts as no. */
export const consentForm = ({ tally, siteUrl }: Pick<Program, 'tally' | 'siteUrl'>): PostedForm => ({
  path: consentPath,
  limit: 'click',
  async act({ form }) {
    const choice = field(form, 'choice')
    const accepted = choice === 'forget' ? undefined : choice === 'accept'
    await tally.consent({
      choice: accepted === undefined ? 'revoked' : accepted ? 'accepted' : 'refused',
      purposes,
      receipt: '',
    })
    return { to: consentPath, cookies: [consentCookieOf(accepted, siteUrl.startsWith('https:'))] }
  },
})

/** `/toestemming/` */
export function addConsentRoutes(app: Hono<Env>, { page }: Pick<FormWay, 'page'>): void {
  app.get(consentPath, (c) =>
    page(c, (site, request) =>
      consentPage(site, request, readConsent(readCookie(c.req.header('cookie'), consentCookie))),
    ),
  )
}
