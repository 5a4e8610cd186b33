import type { Library } from '../../../features/library/index.ts'
import { noStatistics } from '../../../features/statistics/testing.ts'
import { createKinds } from '../../../kernel/known-kinds.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import type { LimitName } from '../../../platform/rate-limit.ts'
import type { Features } from '../../../widgets/context.ts'
import type { WireCall } from '../../call.ts'
import { withoutPages } from '../../testing.ts'
import { wpfd } from '../../wpfd.ts'

export interface Asked {
  query?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string>> | URLSearchParams
  viewer?: Viewer
  back?: string
  siteUrl?: string
  headers?: Readonly<Record<string, string>>
  /** Limits that are used up. */
  spent?: readonly LimitName[]
  texts?: Readonly<Record<string, string>>
  method?: string
}

/** Always the same object, like the settings of a site. */
const noOverrides = {}

/** Makes calls of the library like a browser, handled by `wpfd`. */
export const callerOf =
  (library: Library) =>
  (task: string, asked: Asked = {}): Promise<Response> => {
    const { siteUrl = 'https://schelp.example', back = '/bestanden/', viewer = anonymous } = asked
    const query = new URLSearchParams({ juwpfisadmin: 'false', action: 'wpfd', task, ...asked.query })
    const form = new URLSearchParams(asked.form)
    const method = asked.method ?? (asked.form ? 'POST' : 'GET')
    const call: WireCall = {
      request: new Request(`${siteUrl}/wp-admin/admin-ajax.php?${query}`, {
        method,
        headers: asked.headers ?? {},
        ...(method === 'POST' ? { body: form } : {}),
      }),
      query,
      form,
      viewer,
      context: {
        // None of these calls uses content; nothing is for sale, and no statistics are counted.
        features: {
          library,
          shop: { catalogue: { offersOf: async () => new Map() } },
          statistics: noStatistics,
        } as unknown as Features,
        kinds: createKinds(),
        viewer,
        now: new Date(),
        siteUrl,
        path: '/bestanden/',
        query: new URLSearchParams(),
        page: 1,
        trail: [],
      },
      runtime: {
        scriptOf: () => undefined,
        textOverrides: asked.texts ?? noOverrides,
        onError: (error) => {
          throw error
        },
      },
      ...withoutPages,
      back,
      refuse: async (limit) =>
        asked.spent?.includes(limit) ? new Response('te veel', { status: 429 }) : undefined,
    }
    return wpfd(call)
  }
