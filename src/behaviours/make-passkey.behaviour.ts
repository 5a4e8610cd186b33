import { browserSupportsWebAuthn, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { Mount } from './contract.ts'

/** Creates a passkey on the device with the options in `data-options` and submits it with the form (EDIT-06). */
export const mount: Mount = (root) => {
  const answer = root.querySelector<HTMLInputElement>('input[name=passkey]')
  const failed = root.querySelector<HTMLElement>('[data-failed]')
  const unable = root.querySelector<HTMLElement>('[data-unable]')
  const button = root.querySelector<HTMLButtonElement>('[type=submit]')
  const { options = '' } = root.dataset
  if (!(root instanceof HTMLFormElement) || !answer || !failed || !unable || !button) return () => undefined
  if (!browserSupportsWebAuthn()) {
    unable.hidden = false
    return () => undefined
  }
  const make = async () => {
    answer.value = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
    root.submit()
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    failed.hidden = true
    make().catch(() => {
      failed.hidden = false
    })
  }
  button.hidden = false
  root.addEventListener('submit', send)
  return () => {
    button.hidden = true
    root.removeEventListener('submit', send)
    WebAuthnAbortService.cancelCeremony()
  }
}
