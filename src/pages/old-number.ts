import type { PageRequest, Resolution, Site } from './page.ts'

/** Parameters by which a classic site named its things: `/?p=12`. Numbers of posts, pages and attachments are one row. */
const names = { p: 'p', page_id: 'p', attachment_id: 'p', cat: 'cat' } as const

export const oldNumberNames = Object.keys(names)

/** Resolves `/?p=12`, `/?page_id=12`, `/?attachment_id=12`, `/?cat=3` of a site that was brought in. */
export async function resolveOldNumber(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  if (request.path !== '/') return undefined
  for (const [name, stored] of Object.entries(names)) {
    const asked = request.query.get(name)
    if (asked === null || !/^[1-9]\d{0,9}$/.test(asked)) continue
    const found = await site.features.content.findByOldNumber(stored, Number(asked), request.viewer)
    if (found?.kind === 'moved') return { kind: 'redirect', status: 301, to: found.to }
    if (found?.kind === 'gone') return { kind: 'missing', status: 410 }
  }
  return undefined
}
