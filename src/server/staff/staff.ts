import { type Context, Hono } from 'hono'
import { isStaff } from '../../kernel/rights.ts'
import { accountPath } from '../../pages/account/paths.ts'
import type { Config } from '../../platform/config.ts'
import { staffSecurityHeaders } from '../../platform/http/security-headers.ts'
import { pathOf } from '../../platform/log.ts'
import type { Program } from '../../program.ts'
import { answerJson } from '../../staff-api/answer.ts'
import type { StaffFeatures } from '../../staff-api/features.ts'
import { answerStaffApi } from '../../staff-api/staff-api.ts'
import type { Assets, BrowserProgram } from '../page/assets.ts'
import type { Env } from '../requests/env.ts'
import { retryAfterSeconds, troubleOf } from '../trouble.ts'
import { viewerOf } from '../visitor.ts'
import { allCatalogues } from './catalogues.ts'
import { classicScreen } from './classic-screens.ts'
import { addHandbook } from './handbook/add-handbook.ts'

/** Section 2: `admin.php?page=wpfd`. */
const fileManagerPage = 'wpfd'

/** `/wp-admin/`: the staff app for staff, the sign-in page for everybody else; and the calls that the app makes. */
export function createStaffRoutes(
  program: Program,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  assets: Assets,
): Hono<Env> {
  const app = new Hono<Env>()
  const features: StaffFeatures = {
    ...program,
    catalogues: allCatalogues(),
    canvas: {
      siteUrl,
      styles: assets.styles,
      onError: (error, block) =>
        program.log.error({ err: error, widget: block.type, block: block.props.id }, 'a widget failed'),
    },
  }

  /** Has everybody else sign in first. */
  const asStaff = async <Answer>(c: Context<Env>, answer: () => Promise<Answer>) => {
    if (isStaff(await viewerOf(program, c.req.raw.headers))) return answer()
    const { pathname, search } = new URL(c.req.url)
    c.header('cache-control', 'no-store')
    return c.redirect(`${accountPath}?redirect_to=${encodeURIComponent(pathname + search)}`, 302)
  }
  const screen = async (c: Context<Env>) => {
    const url = new URL(c.req.url)
    const { pathname } = url
    const isFileManager = pathname === '/wp-admin/admin.php' && c.req.query('page') === fileManagerPage
    const instead = isFileManager ? undefined : await classicScreen(program.content, url)
    if (instead !== undefined) {
      c.header('cache-control', 'no-store')
      return c.redirect(instead, 302)
    }
    const shown = isFileManager
      ? staffDocument(assets.fileManager)
      : staffDocument(assets.staff, pathname.startsWith('/wp-admin/edit/') ? assets.editor : undefined)
    return c.html(shown, 200, { ...staffSecurityHeaders, 'cache-control': 'private, no-store' })
  }
  const shell = (c: Context<Env>) => asStaff(c, () => screen(c))
  app.get('/wp-admin', (c) => c.redirect('/wp-admin/', 302))
  app.get('/wp-admin/', shell)
  addHandbook(app, assets.handbook, asStaff)
  app.get('/wp-admin/:rest{.+}', (c, next) => (c.req.path === '/wp-admin/admin-ajax.php' ? next() : shell(c)))

  /** The app expects JSON, also for errors. */
  const staffApi = async (c: Context<Env>) => {
    try {
      return await answerStaffApi(features, await viewerOf(program, c.req.raw.headers), c.req.raw)
    } catch (error) {
      const { name, status, words, said } = troubleOf(error, program.handle.watchdog.isAnswering())
      program.log.error({ err: error, path: pathOf(c.req.path) }, said)
      const answer = answerJson({ error: name, message: words }, status)
      if (status === 503) answer.headers.set('retry-after', retryAfterSeconds)
      return answer
    }
  }
  app.all('/staff-api/*', staffApi)
  return app
}

/** The empty page in which the staff app starts; the scripts of the room that it will open come with its own. */
function staffDocument({ entry, imports, styles }: BrowserProgram, room?: BrowserProgram): string {
  const scripts = new Set([...imports, ...(room ? [...room.imports, room.entry] : [])])
  return [
    '<!doctype html>',
    '<html lang="nl">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Beheer</title>',
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script type="module" src="${entry}"></script>`,
    ...[...scripts].map((script) => `<link rel="modulepreload" href="${script}">`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Voor het beheer is JavaScript nodig.</noscript>',
    '</body>',
    '</html>',
  ].join('\n')
}
