import type { MiddlewareHandler } from 'hono'
import { paymentMessagePath, paymentProviders } from '../features/shop/index.ts'
import { escapeHtml } from '../kernel/html.ts'
import type { Look } from '../kernel/look/look.ts'
import { isStaff } from '../kernel/rights.ts'
import { accountPath } from '../pages/account/paths.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Program } from '../program.ts'
import { maintenanceTexts as texts } from './maintenance.nl.ts'
import type { Assets } from './page/assets.ts'
import { styleAttribute } from './page/document.ts'
import type { Env } from './requests/env.ts'
import { viewerOf } from './visitor.ts'

const retryAfterSeconds = 600

/** Paths that work during maintenance: payment webhooks and the sign-in of staff. */
const stayOpen = (): readonly string[] => [
  ...[...paymentProviders.keys()].map(paymentMessagePath),
  '/favicon.svg',
]
const isOpen = (path: string) => stayOpen().includes(path) || path.startsWith(accountPath)

/** Shows visitors the maintenance page while staff have switched it on; staff see the site as it is. */
export const maintenance =
  (program: Program, { styles }: Pick<Assets, 'styles'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { maintenance: page, title, look } = await program.content.settings()
    if (!page?.isOn || isOpen(c.req.path)) return next()
    if (isStaff(await viewerOf(program, c.req.raw.headers))) return next()
    return c.html(documentOf(title, page.text || texts.text, styles, look), 503, {
      ...securityHeaders,
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    })
  }

const documentOf = (
  title: string,
  text: string,
  styles: readonly string[],
  look: Look | undefined,
): string => {
  const parts = text.split(/\n\s*\n/).map((part) => `<p>${escapeHtml(part)}</p>`)
  const again = `<p><a class="btn" href="">${escapeHtml(texts.again)}</a></p>`
  return plainDocument({
    heading: texts.heading,
    siteTitle: title,
    body: [...parts, again].join('\n'),
    styles,
    look,
  })
}

/** A page without menus, which asks nothing of the database. `body` is HTML. */
export const plainDocument = ({
  heading,
  siteTitle,
  body,
  styles,
  look,
}: {
  heading: string
  siteTitle: string
  body: string
  styles: readonly string[]
  look?: Look | undefined
}) => `<!doctype html>
<html lang="nl"${styleAttribute(look)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${heading} · ${siteTitle}`)}</title>
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main class="wrap">
<div class="title"><p class="label">${escapeHtml(siteTitle)}</p>
<h1>${escapeHtml(heading)}</h1></div>
<div class="flow narrow">
${body}
</div>
</main>
</body>
</html>
`
