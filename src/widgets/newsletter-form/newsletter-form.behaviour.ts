import type { Mount } from '../../behaviours/contract.ts'

const endpoint = '/wp-admin/admin-ajax.php?action=tnp&na=sa'
const timeoutMs = 30_000

/**
 * Subscribes without leaving the page (section 7, WIRE-05): the response replaces the form's contents. An error shows
 * below the typed values, which stay.
 */
export const mount: Mount = (form) => {
  const status = form.querySelector<HTMLElement>('[data-newsletter-status]')
  if (!(form instanceof HTMLFormElement) || !status) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  let sending = false

  const send = async () => {
    status.textContent = ''
    form.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        body: new FormData(form),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      const html = await response.text()
      if (response.ok) {
        form.innerHTML = html
        form.tabIndex = -1
        form.focus()
      } else status.textContent = wordsOf(html)
    } catch {
      if (!signal.aborted) status.textContent = form.dataset.failedText ?? ''
    } finally {
      sending = false
      form.removeAttribute('aria-busy')
    }
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (sending) return
      sending = true
      void send()
    },
    { signal },
  )
  return () => stop.abort()
}

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
