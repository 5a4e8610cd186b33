import type { Newsletter } from '../../../features/newsletter/index.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import { widgetNamed } from '../../../widgets/registry.ts'
import { textsOf } from '../../../widgets/render.ts'
import type { WireAction } from '../../call.ts'

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/**
 * WIRE-05 `action=tnp&na=sa`: subscribes to the newsletter with the form fields `ne nn ns ny`, and returns the HTML
 * that replaces the form's contents. A refused request gets 400 with the reason, and the form stays.
 */
export const tnp =
  (newsletter: Pick<Newsletter, 'subscribe'>): WireAction =>
  async ({ form, query, back, runtime }) => {
    if (query.get('na') !== 'sa') return html('', 400)
    const texts = textsOf(widgetNamed('newsletter-form'), runtime.textOverrides)
    const refused = (text: string) => html(`<p class="error" role="alert">${escapeHtml(text)}</p>`, 400)
    if (!form.has('ny')) return refused(texts('noConsent'))
    const asked = await newsletter.subscribe({
      email: form.get('ne') ?? '',
      name: form.get('nn') ?? '',
      surname: form.get('ns') ?? '',
      page: back,
      lists: form.getAll('nl[]').map(Number).filter(Number.isSafeInteger),
    })
    return asked.ok ? html(`<p role="status">${escapeHtml(texts('sent'))}</p>`) : refused(texts('badEmail'))
  }
