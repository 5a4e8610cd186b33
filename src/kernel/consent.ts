/** What a visitor chose (SITE-01). */
export const consentChoices = ['accepted', 'refused', 'revoked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** What consent is asked for. */
export const purposes = ['video', 'statistics'] as const
export type Purpose = (typeof purposes)[number]

/** Section 9: kept for 30 days, whatever was chosen. */
export const consentCookie = 'cookie_notice_accepted'
export const consentSeconds = 2_592_000
/** Of who accepted something, what: a yes to films is no yes to being counted. */
export const purposesCookie = 'consent_purposes'

/** How the notice works, as staff set it (sections 4 and 9). */
export interface ConsentSettings {
  /** On pages that hold something that waits for consent, on all, or on none: what waits is then asked for by itself. */
  where: 'needed' | 'everywhere' | 'nowhere'
  position: 'bottom' | 'top'
  hideEffect: 'fade' | 'slide' | 'none'
  /** Whether a notice to revoke stays in sight after the choice; without it the page about consent does it. */
  revoke: 'automatic' | 'manual'
  /** Scrolling so many pixels counts as accepting. Not lawful consent. */
  onScroll: boolean
  onScrollOffset: number
  /** A press outside the notice counts as accepting. Not lawful consent. */
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

/** The society's own analytics, as staff set it. */
export interface Analytics {
  service: (typeof analyticsServices)[number]
  /** Address of its script. */
  script: string
  /** What that service calls this site: its domain, or its number. */
  site: string
}

/** Of a script on HTTPS, so that nobody on the way makes it another; its origin stands in a header. */
export function isScriptAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  return protocol === 'https:' && /^[a-z0-9.-]+$/.test(hostname) && username + password === ''
}

/** What a visitor said to each purpose; what they were not asked is absent. */
export type Answers = Readonly<Partial<Record<Purpose, boolean>>>

export interface Consent {
  /** Undefined while nothing was chosen. */
  accepted: boolean | undefined
  answers: Answers
}

const answerOfAll = (answer: boolean): Answers =>
  Object.fromEntries(purposes.map((purpose) => [purpose, answer]))

/** What was chosen, from a `Cookie` header or `document.cookie`. A refusal is one of all, also of what comes later. */
export function readConsent(cookies: string | null | undefined): Consent {
  const pairs = new Map((cookies ?? '').split('; ').map((pair) => splitAt(pair, '=')))
  const kept = pairs.get(consentCookie)
  const accepted = kept === 'true' ? true : kept === 'false' ? false : undefined
  if (!accepted) return { accepted, answers: accepted === undefined ? {} : answerOfAll(false) }
  // Classic pages ask for what other sites show, and name no purpose.
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

/** `Set-Cookie` values that keep what was chosen, or forget it. */
export function consentCookiesOf({ accepted, answers }: Consent, isSecure: boolean): string[] {
  const said = Object.entries(answers).map(([purpose, answer]) => `${purpose}:${Number(answer)}`)
  const line = (name: string, value: string) =>
    `${name}=${value}; Max-Age=${value === '' ? 0 : consentSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [line(consentCookie, `${accepted ?? ''}`), line(purposesCookie, accepted ? said.join('.') : '')]
}
