import { expect, it } from 'vitest'
import { consentCookiesOf, readConsent } from './consent.ts'

const agreed = { accepted: true, answers: { video: true, statistics: false } }

it('SITE-01 a choice is kept for 30 days, and by a site over HTTPS for HTTPS alone', () => {
  const end = 'Max-Age=2592000; Path=/; SameSite=Lax'
  expect(consentCookiesOf(agreed, false)).toEqual([
    `cookie_notice_accepted=true; ${end}`,
    `consent_purposes=video:1.statistics:0; ${end}`,
  ])
  expect(consentCookiesOf(agreed, true)).toEqual([
    `cookie_notice_accepted=true; ${end}; Secure`,
    `consent_purposes=video:1.statistics:0; ${end}; Secure`,
  ])
})

it('SITE-01 a refusal forgets what was allowed before, and a choice that is taken back is gone', () => {
  const valuesOf = (accepted: boolean | undefined) =>
    consentCookiesOf({ accepted, answers: agreed.answers }, false).map((line) =>
      line.split('; ').slice(0, 2).join(' '),
    )
  expect(valuesOf(false)).toEqual([
    'cookie_notice_accepted=false Max-Age=2592000',
    'consent_purposes= Max-Age=0',
  ])
  expect(valuesOf(undefined)).toEqual(['cookie_notice_accepted= Max-Age=0', 'consent_purposes= Max-Age=0'])
})

it.each([
  ['cookie_notice_accepted=true; consent_purposes=video:1.statistics:0', agreed],
  ['a=b; cookie_notice_accepted=true', { accepted: true, answers: { video: true } }],
  [
    'cookie_notice_accepted=false; consent_purposes=video:1',
    { accepted: false, answers: { video: false, statistics: false } },
  ],
  ['cookie_notice_accepted=yes; consent_purposes=video:1', { accepted: undefined, answers: {} }],
  [undefined, { accepted: undefined, answers: {} }],
])('SITE-01 reads %j', (cookies, consent) => {
  expect(readConsent(cookies)).toEqual(consent)
})
