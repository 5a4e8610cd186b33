import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { madeOnce } from '../../../kernel/made-once.ts'
import { securityHeaders } from '../../../platform/http/security-headers.ts'
import type { Assets } from '../../page/assets.ts'
import type { Env } from '../../requests/env.ts'
import { handbookPath } from './draw.ts'
import { handbookPage } from './handbook-page.ts'
import { readHandbook } from './read-handbook.ts'

type Answer = Response | undefined

/**
 * Adds the volunteers' handbook and its pictures, below `/wp-admin/handleiding/`. What is not of the handbook goes on to the
 * next route.
 * @param asStaff answers staff, and has everybody else sign in
 */
export function addHandbook(
  app: Hono<Env>,
  { folder, styles }: Assets['handbook'],
  asStaff: (c: Context<Env>, answer: () => Promise<Answer>) => Promise<Answer>,
): void {
  const handbook = madeOnce(() => readHandbook(folder))
  const page = async (c: Context<Env>, name?: string): Promise<Answer> => {
    const { chapters } = handbook()
    const chapter = chapters.find((one) => one.name === name)
    if (name !== undefined && !chapter) return undefined
    const headers = { ...securityHeaders, 'cache-control': 'private, no-store' }
    return c.html(handbookPage(handbook(), chapter, styles), 200, headers)
  }
  const picture = async (name: string): Promise<Answer> => {
    if (!/^[a-z-]{1,60}\.webp$/.test(name)) return undefined
    const bytes = await readFile(join(folder, 'pictures', name)).catch(() => undefined)
    const headers = {
      ...securityHeaders,
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
    }
    return bytes && new Response(bytes, { headers })
  }
  app.get(handbookPath, async (c, next) => (await asStaff(c, () => page(c))) ?? next())
  app.get(
    `${handbookPath}:chapter/`,
    async (c, next) => (await asStaff(c, () => page(c, c.req.param('chapter')))) ?? next(),
  )
  app.get(
    `${handbookPath}pictures/:name`,
    async (c, next) => (await asStaff(c, () => picture(c.req.param('name')))) ?? next(),
  )
}
