/** The choices of a visitor (SITE-01). */
export const consentChoices = ['accepted', 'refused', 'revoked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** The purposes that need consent. */
export const purposes = ['video', 'statistics'] as const
export type Purpose = (typeof purposes)[number]

/** Section 9: stored for 30 days, for every choice. */
export const consentCookie = 'cookie_notice_accepted'
export const consentSeconds = 2_592_000
/** Which purposes a visitor accepted: consent to video is no consent to statistics. */
export const purposesCookie = 'consent_purposes'

/** Settings of the notice (sections 4 and 9). */
export interface ConsentSettings {
  /** On pages with content that needs consent, on all pages, or on none: such content then asks for consent itself. */
  where: 'needed' | 'everywhere' | 'nowhere'
  position: 'bottom' | 'top'
  hideEffect: 'fade' | 'slide' | 'none'
  /** Whether a notice to revoke stays visible after the choice; otherwise visitors revoke on the page about consent. */
  revoke: 'automatic' | 'manual'
  /** Scrolling `onScrollOffset` pixels counts as accepting. Not lawful consent. */
  onScroll: boolean
  onScrollOffset: number
  /** A click outside the notice counts as accepting. Not lawful consent. */
  onClick: boolean
}

export const usualConsent: ConsentSettings = {
  where: 'needed',
  position: 'bottom',
  hideEffect: 'fade',
  revoke: 'automatic',
  onScroll: false,
  onScrollOffset: 100,
  onClick: false,
}

export const analyticsServices = ['plausible', 'umami', 'matomo'] as const

/** Settings of the society's own analytics. */
export interface Analytics {
  service: (typeof analyticsServices)[number]
  /** URL of its script. */
  script: string
  /** The service's name for this site: its domain or its number. */
  site: string
}

/** Whether this is a URL of a script on HTTPS, which nobody can tamper with; its origin is put into a header. */
export function isScriptAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  return protocol === 'https:' && /^[a-z0-9.-]+$/.test(hostname) && username + password === ''
}

/** A visitor's answer for each purpose; absent: not asked. */
export type Answers = Readonly<Partial<Record<Purpose, boolean>>>

export interface Consent {
  /** Undefined until the visitor chooses. */
  accepted: boolean | undefined
  answers: Answers
}

const answerOfAll = (answer: boolean): Answers =>
  Object.fromEntries(purposes.map((purpose) => [purpose, answer]))

/** Reads the choice from a `Cookie` header or `document.cookie`. A refusal covers all purposes, also later ones. */
export function readConsent(cookies: string | null | undefined): Consent {
  const pairs = new Map((cookies ?? '').split('; ').map((pair) => splitAt(pair, '=')))
  const kept = pairs.get(consentCookie)
  const accepted = kept === 'true' ? true : kept === 'false' ? false : undefined
  if (!accepted) return { accepted, answers: accepted === undefined ? {} : answerOfAll(false) }
  // Classic pages ask for consent to embedded video, and store no purposes.
  const said = new Map((pairs.get(purposesCookie) ?? 'video:1').split('.').map((pair) => splitAt(pair, ':')))
  const answers = purposes
    .filter((purpose) => said.has(purpose))
    .map((purpose) => [purpose, said.get(purpose) === '1'])
  return { accepted, answers: Object.fromEntries(answers) }
}

function splitAt(pair: string, mark: string): [string, string] {
  const at = pair.indexOf(mark)
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** Returns `Set-Cookie` values that store the choice, or delete it. */
export function consentCookiesOf({ accepted, answers }: Consent, isSecure: boolean): string[] {
  const said = Object.entries(answers).map(([purpose, answer]) => `${purpose}:${Number(answer)}`)
  const line = (name: string, value: string) =>
    `${name}=${value}; Max-Age=${value === '' ? 0 : consentSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [line(consentCookie, `${accepted ?? ''}`), line(purposesCookie, accepted ? said.join('.') : '')]
}
