import type { Hono } from 'hono'
import { consentCookiesOf, type Purpose, purposes, readConsent } from '../../kernel/consent.ts'
import { consentPage } from '../../pages/consent/consent-page.tsx'
import { consentPath } from '../../pages/consent/paths.ts'
import { consentTextsOf, questionOf } from '../../pages/consent/question.ts'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type PostedForm } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

/** Returns what this site asks consent for: only what it uses. */
async function purposesOf({ content }: Pick<Program, 'content'>): Promise<Purpose[]> {
  const [{ analytics }, embeds] = await Promise.all([content.settings(), content.showsEmbeds()])
  const used = { video: embeds, statistics: analytics !== undefined }
  return purposes.filter((purpose) => used[purpose])
}

/** The consent form without scripts (SITE-01). Anything but a yes counts as no. */
export const consentForm = (program: Pick<Program, 'content' | 'statistics' | 'siteUrl'>): PostedForm => ({
  path: consentPath,
  limit: 'consent',
  async act({ form }) {
    const choice = field(form, 'choice')
    const [asked, { texts }] = await Promise.all([purposesOf(program), program.content.settings()])
    const ticked = form.getAll('purpose')
    const agreed = asked.filter(
      (purpose) => choice === 'accept' || (choice === 'some' && ticked.includes(purpose)),
    )
    const isAccepted = choice === 'accept' || agreed.length > 0
    const accepted = choice === 'forget' ? undefined : isAccepted
    const answers = Object.fromEntries(asked.map((purpose) => [purpose, agreed.includes(purpose)]))
    const words = questionOf(consentTextsOf(texts), asked)
    await program.statistics.consent({
      choice: accepted === undefined ? 'revoked' : accepted ? 'accepted' : 'refused',
      purposes: accepted ? agreed : asked,
      question: await program.statistics.question(words),
      receipt: '',
    })
    return {
      to: consentPath,
      cookies: consentCookiesOf({ accepted, answers }, program.siteUrl.startsWith('https:')),
    }
  },
})

/** `/toestemming/` */
export function addConsentRoutes(
  app: Hono<Env>,
  program: Pick<Program, 'content'>,
  { page }: Pick<FormWay, 'page'>,
): void {
  app.get(consentPath, async (c) => {
    const asked = await purposesOf(program)
    return page(c, (site, request) => consentPage(site, request, readConsent(c.req.header('cookie')), asked))
  })
}
