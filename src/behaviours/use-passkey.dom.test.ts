import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './use-passkey.behaviour.ts'

const bytes = new Uint8Array([1, 2, 3]).buffer
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
}

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A sign-in form in a browser that takes an answer as `get` says. */
function open(get: (asked: CredentialRequestOptions) => Promise<unknown>, canOffer = true) {
  document.body.innerHTML =
    '<form data-ask="/ask/"><input name="email" autocomplete="username webauthn"><input type="hidden" name="passkey"><div data-failed hidden></div><button type="button" data-passkey hidden></button></form>'
  const form = document.forms[0] as HTMLFormElement
  form.submit = vi.fn()
  const credentials = { get: vi.fn(get) }
  const fetched = vi.fn(async () => Response.json({ challenge: 'AQID', rpId: 'schelp.example' }))
  const isConditionalMediationAvailable = async () => canOffer
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  )
  vi.stubGlobal('navigator', { ...navigator, credentials })
  vi.stubGlobal('fetch', fetched)
  const find = (selector: string) => form.querySelector<HTMLElement>(selector) as HTMLElement
  stop = mount(form)
  return { form, credentials, fetched, button: find('button'), failed: find('[data-failed]') }
}
const answerIn = (form: HTMLFormElement) => JSON.parse(new FormData(form).get('passkey') as string)
const never = () => new Promise(() => undefined)

it('EDIT-06 the browser offers passkeys as it fills in the address, and the one that is chosen signs in', async () => {
  const { form, credentials } = open(async () => credential)
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce())
  expect(credentials.get.mock.calls[0]?.[0].mediation).toBe('conditional')
  expect(answerIn(form)).toMatchObject({ id: 'AQID', response: { userHandle: 'AQID' } })
})

it('EDIT-06 the button asks for one, in a browser that offers none by itself too', async () => {
  const { form, credentials, button, fetched } = open(async () => credential, false)
  expect([button.hidden, fetched.mock.calls]).toEqual([false, []])
  button.click()
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce())
  expect(credentials.get.mock.calls[0]?.[0].mediation).toBeUndefined()
})

it('EDIT-06 who breaks off is told so, sends nothing, and is offered passkeys again', async () => {
  const { form, credentials, button, failed } = open((asked) =>
    asked.mediation === 'conditional' ? never() : Promise.reject(new DOMException('', 'NotAllowedError')),
  )
  await vi.waitFor(() => expect(credentials.get).toHaveBeenCalledOnce())
  button.click()
  await vi.waitFor(() => expect(failed.hidden).toBe(false))
  await vi.waitFor(() => expect(credentials.get).toHaveBeenCalledTimes(3))
  expect(form.submit).not.toHaveBeenCalled()
})

it('EDIT-06 a browser without passkeys shows no button', () => {
  const { button, form } = open(never)
  stop()
  vi.stubGlobal('PublicKeyCredential', undefined)
  stop = mount(form)
  expect(button.hidden).toBe(true)
})
