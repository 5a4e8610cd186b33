/** What a visitor chose (SITE-01). */
export const consentChoices = ['accepted', 'refused', 'revoked'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** What consent is asked for. */
export const purposes = ['video'] as const
export type Purpose = (typeof purposes)[number]

/** Section 9: kept for 30 days, whatever was chosen. */
export const consentCookie = 'cookie_notice_accepted'
export const consentSeconds = 2_592_000

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

/** `true` and `false` as the cookie has them; undefined when nothing was chosen. */
export const readConsent = (cookie: string | undefined): boolean | undefined =>
  cookie === 'true' ? true : cookie === 'false' ? false : undefined

/** A `Set-Cookie` value of a choice; undefined takes it away. */
export const consentCookieOf = (accepted: boolean | undefined, isSecure: boolean): string =>
  `${consentCookie}=${accepted ?? ''}; Max-Age=${accepted === undefined ? 0 : consentSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
