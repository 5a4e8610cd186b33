import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Mount } from './contract.ts'

/** A challenge is valid for ten minutes; one that waits in a field is renewed before that. */
const askAgainMs = 9 * 60_000

/**
 * A form whose button signs in with a passkey (EDIT-06); `data-ask` is the address of the challenge. Where supported,
 * the browser also offers passkeys when it fills in the name. The form is submitted without its other fields.
 */
export const mount: Mount = (root) => {
  const button = root.querySelector<HTMLButtonElement>('[data-passkey]')
  const answer = root.querySelector<HTMLInputElement>('input[name=passkey]')
  const failed = root.querySelector<HTMLElement>('[data-failed]')
  const { ask = '' } = root.dataset
  if (!(root instanceof HTMLFormElement) || !button || !answer || !failed || !browserSupportsWebAuthn())
    return () => undefined
  let isOver = false

  const use = async (useBrowserAutofill: boolean) => {
    const response = await fetch(ask, { method: 'POST', body: new URLSearchParams() })
    if (!response.ok) throw new Error(`${ask}: ${response.status}`)
    const optionsJSON = await response.json()
    if (isOver) return
    answer.value = JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }))
    root.submit()
  }
  const offer = async () => {
    const canOffer =
      root.querySelector("input[autocomplete$='webauthn']") && (await browserSupportsWebAuthnAutofill())
    // The visitor dismissed the browser's dialog; nothing to report.
    if (canOffer && !isOver) await use(true).catch(() => undefined)
  }
  const press = () => {
    failed.hidden = true
    use(false).catch(() => {
      failed.hidden = false
      void offer()
    })
  }

  button.hidden = false
  button.addEventListener('click', press)
  const again = setInterval(offer, askAgainMs)
  void offer()
  return () => {
    isOver = true
    clearInterval(again)
    button.hidden = true
    button.removeEventListener('click', press)
    WebAuthnAbortService.cancelCeremony()
  }
}
