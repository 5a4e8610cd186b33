import type { Newsletter } from '../features/newsletter/index.ts'
import type { Statistics } from '../features/statistics/index.ts'
import { createOpenList } from '../kernel/open-list.ts'
import { zipMeasure } from './actions/files/zip-selection.ts'
import { calendarData } from './actions/listings/calendar-data.ts'
import { ecsload } from './actions/listings/ecsload.ts'
import { longestPageUrl } from './actions/listings/page-url.ts'
import { postData } from './actions/listings/post-data.ts'
import { repeaterData } from './actions/listings/repeater-data.ts'
import { tnp } from './actions/newsletter/tnp.ts'
import { saveCases, sendClicks } from './actions/statistics/statistics.ts'
import type { WireAction, WireRoute } from './call.ts'
import { failsAsData, failsAsHtml, failsAsList, failsAsText } from './failures.ts'
import { runRoute } from './run-route.ts'
import { wpfd } from './wpfd.ts'

const pageUrls = { curr_url: longestPageUrl }

/** Calls that extensions bring, by their `action`. */
export const ajaxCalls = createOpenList<WireRoute>('call of admin-ajax.php')

/** Calls of `/wp-admin/admin-ajax.php` by their `action`. */
export const actionsOf = (asked: Asked): Readonly<Record<string, WireRoute>> => ({
  ...Object.fromEntries(ajaxCalls),
  ...ownActions(asked),
})

const ownActions = ({ newsletter, statistics }: Asked): Readonly<Record<string, WireRoute>> => ({
  // Each task has lengths of its own.
  wpfd: {
    action: wpfd,
    failed: failsAsText,
    ...zipMeasure,
    longest: { ...zipMeasure.longest, ftags: 12_000, wpfd_password_value: 260_000 },
  },
  ecsload: {
    action: ecsload,
    limit: 'listing',
    failed: failsAsHtml,
    longest: { query: 20_000, ecs_ajax_settings: 5_000 },
  },
  ae_dynamic_calendar_data: {
    action: calendarData,
    limit: 'listing',
    failed: failsAsList,
    longest: pageUrls,
  },
  ae_post_data: { action: postData, limit: 'listing', failed: failsAsList, longest: pageUrls },
  ae_post_adv_data: { action: postData, limit: 'listing', failed: failsAsList, longest: pageUrls },
  ae_repeater_data: { action: repeaterData, limit: 'listing', failed: failsAsList },
  tnp: { action: tnp(newsletter), limit: 'newsletter', failed: failsAsHtml },
  cn_save_cases: { action: saveCases(statistics), limit: 'consent', failed: failsAsData },
  [anyClicks]: { action: sendClicks(statistics), limit: 'click', failed: failsAsData },
})

/** Matches any word before it. */
const anyClicks = '_send_clicks'
const nameOf = (action: string) => (/^\w*_send_clicks$/.test(action) ? anyClicks : action)

/** Whether an `action` is one of the program itself. */
export const isOurAction = (action: string): boolean => ownNames.has(nameOf(action))

interface Asked {
  newsletter: Pick<Newsletter, 'subscribe'>
  statistics: Pick<Statistics, 'click' | 'consent'>
}

/** Answers a call of `/wp-admin/admin-ajax.php`; an unknown action gets 400 and `0` (decisions). */
export function adminAjax(asked: Asked): WireAction {
  const own = ownActions(asked)
  return async (call) => {
    const name = nameOf(call.query.get('action') ?? call.form.get('action') ?? '')
    const route = Object.hasOwn(own, name) ? own[name] : ajaxCalls.get(name)
    if (!route)
      return new Response('0', { status: 400, headers: { 'content-type': 'text/html; charset=utf-8' } })
    return runRoute(route, call)
  }
}

const nobody = { newsletter: { subscribe: refuse }, statistics: { click: refuse, consent: refuse } }
const ownNames = new Set(Object.keys(ownActions(nobody)))

function refuse(): never {
  throw new Error('only the names of the calls are asked for')
}
