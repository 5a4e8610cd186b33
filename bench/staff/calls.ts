import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { Block } from '../../src/kernel/document.ts'

const madePage = z.object({ documentId: z.number() })

/** Calls of the staff API by a signed-in user. */
export function staffCalls(request: APIRequestContext) {
  async function call(method: 'GET' | 'POST' | 'PUT', address: string, data?: object): Promise<unknown> {
    const answer = await request.fetch(`/staff-api/${address}`, { method, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${address} answers ${answer.status()}`)
    return answer.json()
  }
  return {
    call,
    /** Publishes a new page at `/{title}/`. */
    async publishPage(title: string, content: readonly Block[]): Promise<void> {
      const { documentId } = madePage.parse(await call('POST', 'pages', { title }))
      const data = { root: { props: {} }, content }
      const saved = await call('PUT', `documents/${documentId}/draft`, { version: 0, data })
      await call('POST', `documents/${documentId}/publish`, saved as object)
    },
  }
}
