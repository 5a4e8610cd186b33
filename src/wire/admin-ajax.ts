import type { Newsletter } from '../features/newsletter/index.ts'
import { calendarData } from './actions/listings/calendar-data.ts'
import { ecsload } from './actions/listings/ecsload.ts'
import { postData } from './actions/listings/post-data.ts'
import { tnp } from './actions/newsletter/tnp.ts'
import type { WireAction, WireRoute } from './call.ts'
import { wpfd } from './wpfd.ts'

/** Calls of `/wp-admin/admin-ajax.php` by their `action`. */
export const actionsOf = (
  newsletter: Pick<Newsletter, 'subscribe'>,
): Readonly<Record<string, WireRoute>> => ({
  wpfd: { action: wpfd },
  ecsload: { action: ecsload, limit: 'listing' },
  ae_dynamic_calendar_data: { action: calendarData, limit: 'listing' },
  ae_post_data: { action: postData, limit: 'listing' },
  ae_post_adv_data: { action: postData, limit: 'listing' },
  tnp: { action: tnp(newsletter), limit: 'newsletter' },
})

/** Answers a call of `/wp-admin/admin-ajax.php`; an unknown action gets 400 and `0` (decisions). */
export function adminAjax(newsletter: Pick<Newsletter, 'subscribe'>): WireAction {
  const actions = actionsOf(newsletter)
  return async (call) => {
    const name = call.query.get('action') ?? call.form.get('action') ?? ''
    const route = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!route)
      return new Response('0', { status: 400, headers: { 'content-type': 'text/html; charset=utf-8' } })
    const refused = route.limit && (await call.refuse(route.limit))
    return refused ?? route.action(call)
  }
}
