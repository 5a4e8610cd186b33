import type { Mount } from '../../behaviours/contract.ts'

const endpoint = '/wp-admin/admin-ajax.php?action=builder_send_clicks'

/** The browser's own ways to share. The button stays hidden where one is not supported. */
const own: Readonly<Record<string, { can(): boolean; act(page: { url: string; title: string }): unknown }>> =
  {
    print: { can: () => true, act: () => window.print() },
    copy: { can: () => 'clipboard' in navigator, act: ({ url }) => navigator.clipboard.writeText(url) },
    device: { can: () => 'share' in navigator, act: (page) => navigator.share(page) },
  }

/** Shows the ways to share that this browser supports, and counts clicks without personal data (SITE-07). */
export const mount: Mount = (root) => {
  const { url = location.href, title = document.title } = root.dataset
  const status = root.querySelector('[data-share-status]')
  for (const button of root.querySelectorAll<HTMLElement>('button[data-share]')) {
    const item = button.closest('li')
    if (item) item.hidden = !own[button.dataset.share ?? '']?.can()
  }
  const press = async ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-share]')
    if (!pressed) return
    const body = new URLSearchParams({ _nonce: 'same-origin', 'clicks[]': pressed.dataset.click ?? '' })
    fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => undefined)
    const way = pressed.dataset.share ?? ''
    if (pressed.localName !== 'button' || !own[way]) return
    try {
      await own[way].act({ url, title })
      if (way === 'copy' && status) status.textContent = root.dataset.copied ?? ''
    } catch {
      // The visitor closed the device's share sheet.
      if (way === 'copy' && status) status.textContent = (root.dataset.notCopied ?? '') + url
    }
  }
  root.addEventListener('click', press)
  return () => root.removeEventListener('click', press)
}
