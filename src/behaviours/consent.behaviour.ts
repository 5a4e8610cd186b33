import {
  type Consent,
  type ConsentChoice,
  type ConsentSettings,
  consentCookiesOf,
  consentSeconds,
  type Purpose,
  readConsent,
} from '../kernel/consent.ts'
import type { Mount } from './contract.ts'

const endpoint = '/wp-admin/admin-ajax.php?action=cn_save_cases'
/** Duration of the notice's fade-out. */
const fadeMs = 400
/** Stored only in this browser: it proves the choice without identifying the visitor. */
const receiptKey = 'consent-receipt'

interface Asked extends ConsentSettings {
  purposes: Purpose[]
  /** Version of the question's text. */
  question: string
}

/** The consent notice (SITE-01, sections 4 and 9): asks, stores the choice, and asks again after it is withdrawn. */
export const mount: Mount = (root) => {
  const notice = root.querySelector<HTMLElement>('[data-consent-notice]')
  const again = root.querySelector<HTMLElement>('[data-consent-revoke]')
  if (!notice || !again) return () => undefined
  const settings: Asked = JSON.parse(root.dataset.consent ?? '{}')
  const { signal, abort } = controllerOf()
  let leaving = 0

  const offerRevoke = () => {
    again.hidden = settings.revoke !== 'automatic'
    if (!again.hidden) document.body.classList.add('cookies-revoke')
  }
  const ask = (accepted?: boolean) => {
    clearTimeout(leaving)
    again.hidden = true
    notice.hidden = false
    notice.classList.remove('is-leaving')
    mark(accepted)
  }
  const choose = (accepted: boolean) => {
    if (notice.hidden || notice.classList.contains('is-leaving')) return
    const said = Object.fromEntries(settings.purposes.map((purpose) => [purpose, true]))
    keep({ accepted, answers: { ...readConsent(document.cookie).answers, ...said } })
    mark(accepted)
    record(accepted ? 'accepted' : 'refused', settings)
    notice.classList.add('is-leaving')
    const focused = notice.contains(document.activeElement)
    leaving = window.setTimeout(
      () => {
        notice.hidden = true
        offerRevoke()
        if (focused) again.querySelector('button')?.focus({ preventScroll: true })
      },
      settings.hideEffect === 'none' ? 0 : fadeMs,
    )
    document.dispatchEvent(
      new CustomEvent('setCookieNotice', {
        detail: { value: String(accepted), time: Date.now(), expires: Date.now() + consentSeconds * 1000 },
      }),
    )
  }

  notice.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const button = event instanceof SubmitEvent ? event.submitter : null
      choose(button?.getAttribute('value') === 'accept')
    },
    { signal },
  )
  again.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('button')) return
      keep({ accepted: undefined, answers: {} })
      record('revoked', settings)
      ask()
      document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: '' } }))
      notice.querySelector('button')?.focus({ preventScroll: true })
    },
    { signal },
  )
  // Off unless staff switch them on: neither is lawful consent (decisions, Consent).
  if (settings.onScroll)
    addEventListener('scroll', () => scrollY >= settings.onScrollOffset && choose(true), {
      passive: true,
      signal,
    })
  if (settings.onClick)
    document.addEventListener(
      'click',
      ({ target }) => target instanceof Node && !root.contains(target) && choose(true),
      { signal },
    )

  // What lies at the bottom of the window stands above it.
  const room = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-room', `${notice.offsetHeight}px`),
  )
  if (settings.position === 'bottom') room.observe(notice)

  const { accepted, answers } = readConsent(document.cookie)
  // This page may ask for more purposes than the page of the earlier choice.
  if (accepted === undefined || settings.purposes.some((purpose) => answers[purpose] === undefined))
    ask(accepted)
  else {
    mark(accepted)
    offerRevoke()
  }
  return () => {
    clearTimeout(leaving)
    room.disconnect()
    abort()
  }
}

const controllerOf = () => {
  const stop = new AbortController()
  return { signal: stop.signal, abort: () => stop.abort() }
}

function keep(consent: Consent): void {
  for (const line of consentCookiesOf(consent, location.protocol === 'https:')) document.cookie = line
}

/** Classes that scripts and styles of a site read. */
function mark(accepted: boolean | undefined): void {
  const { classList } = document.body
  classList.toggle('cookies-not-set', accepted === undefined)
  classList.toggle('cookies-set', accepted !== undefined)
  classList.toggle('cookies-accepted', accepted === true)
  classList.toggle('cookies-refused', accepted === false)
  if (accepted === undefined) classList.remove('cookies-revoke')
}

/** Logs the proof of consent. A failure does not undo the choice. */
function record(choice: ConsentChoice, { purposes, question }: Asked): void {
  const body = new URLSearchParams({
    nonce: 'same-origin',
    data: JSON.stringify({ choice, purposes, question, receipt: receipt() }),
  })
  fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

function receipt(): string {
  try {
    const kept = localStorage.getItem(receiptKey) ?? crypto.randomUUID()
    localStorage.setItem(receiptKey, kept)
    return kept
  } catch {
    return ''
  }
}
