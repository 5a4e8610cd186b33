import type { Mount } from '../../behaviours/contract.ts'

/** Shows a loader from the moment the search form is submitted (section 2, CAT-16). Attached to the form. */
export const mount: Mount = (form) => {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const idle = button?.querySelector<HTMLElement>('[data-idle]')
  const busy = button?.querySelector<HTMLElement>('[data-busy]')
  if (!button || !idle || !busy) return () => undefined

  const show = (under: boolean) => {
    button.classList.toggle('is-busy', under)
    idle.classList.toggle('was', under)
    busy.hidden = !under
    if (under) form.setAttribute('aria-busy', 'true')
    else form.removeAttribute('aria-busy')
  }
  const stop = new AbortController()
  const { signal } = stop
  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      // The first request is still running.
      if (button.classList.contains('is-busy')) event.preventDefault()
      else show(true)
    },
    { signal },
  )
  // The page was restored from the back/forward cache: no search is running.
  window.addEventListener('pageshow', () => show(false), { signal })
  return () => {
    stop.abort()
    show(false)
  }
}
