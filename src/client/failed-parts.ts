/** Says so when a part of the scripts did not come; the page stays readable (section 8, SITE-12). */
export function reportFailedParts(page: Document): void {
  page.addEventListener('part-failed', (event) => {
    if (!(event instanceof CustomEvent) || page.querySelector('[data-failed-part]')) return
    const message = page.createElement('p')
    message.dataset.failedPart = ''
    message.className = 'msg bad'
    message.setAttribute('role', 'alert')
    const { detail } = event
    message.lang = 'en'
    message.textContent = detail instanceof Error ? detail.message : String(detail)
    page.querySelector('main')?.prepend(message)
  })
}
