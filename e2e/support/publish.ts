import { type APIRequestContext, expect } from '@playwright/test'

type Block = Readonly<{ type: string } & Record<string, unknown>>

/** A block of the page editor with these settings. */
export const block = (type: string, id: string, props: object = {}): Block => ({
  type,
  props: { id, ...props },
})

async function publish(staff: APIRequestContext, id: number, content: readonly Block[], props: object = {}) {
  const { draft, published, version } = await (await staff.get(`/staff-api/documents/${id}/edit`)).json()
  const root = { props: { ...(draft ?? published)?.root.props, ...props } }
  const saved = await staff.put(`/staff-api/documents/${id}/draft`, {
    data: { version, data: { root, content } },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  const done = await staff.post(`/staff-api/documents/${id}/publish`, {
    data: { version: (await saved.json()).version },
  })
  expect(done.status(), await done.text()).toBe(200)
}

/** A page of these blocks, as staff put it on the site; its address. */
export async function publishPage(
  staff: APIRequestContext,
  title: string,
  content: readonly Block[],
): Promise<string> {
  const made = await (await staff.post('/staff-api/pages', { data: { title } })).json()
  await publish(staff, made.documentId, content)
  return made.url
}

/** A popup or panel with these settings, as staff put it on the site; its number. */
export async function publishLayer(
  staff: APIRequestContext,
  kind: 'popup' | 'panel',
  title: string,
  props: object,
  content: readonly Block[],
): Promise<number> {
  const { id } = await (await staff.post('/staff-api/documents', { data: { kind, title } })).json()
  await publish(staff, id, content, props)
  return id
}
