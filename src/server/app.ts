import { Hono } from 'hono'
import { formPath } from '../widgets/form/door.ts'
import { addIconRoutes } from './icons.ts'
import { maintenance } from './maintenance.ts'
import { addNewsletterPrograms } from './newsletter/newsletter.ts'
import { readFormWithFile } from './page-forms/with-file.ts'
import { refusePreviewed } from './previews.ts'
import type { Env } from './requests/env.ts'
import { readBody } from './requests/read-body.ts'
import { addClassicCalls } from './routes/classic-calls.ts'
import { addCrawlerRoutes } from './routes/crawlers.ts'
import { addFailures } from './routes/failures.ts'
import { addFileRoutes } from './routes/files.ts'
import { guardOrigin } from './routes/guard-origin.ts'
import { addListingRoutes } from './routes/listings.ts'
import { addMetricsRoute } from './routes/metrics.ts'
import { addPages } from './routes/pages.ts'
import { addVisitorForms } from './routes/visitor-forms.ts'
import { createServing, type Means, type Serving } from './serving.ts'
import { createStaffRoutes } from './staff/staff.ts'
import { maxFormBytes } from './wire.ts'

type Step = (app: Hono<Env>, serving: Serving) => void

/**
 * All that a request may meet, from the top. A guard stands for what is below it, so what is above a guard says why.
 */
export const steps: readonly (readonly [name: string, step: Step])[] = [
  [
    'mail programs, which post from no page and bring a secret',
    (app, { program, refuse }) => addNewsletterPrograms(app, program, (c) => refuse(c)('newsletter')),
  ],
  ['guard: posts come from our own pages', guardOrigin],
  ['watching programs', (app, { health }) => health.addRoutes(app)],
  ['figures, which have a guard of their own', addMetricsRoute],
  [
    'the staff area, which has guards of its own',
    (app, { program, config, assets }) => app.route('/', createStaffRoutes(program, config, assets)),
  ],
  ['guard: maintenance', (app, { program, assets }) => app.use(maintenance(program, assets))],
  [
    'guard: forms with files are bounded',
    (app, { program, refuse, waiting }) =>
      app.use(formPath, readFormWithFile(program, maxFormBytes, refuse, waiting)),
  ],
  ['guard: bodies are bounded', (app, { waiting }) => app.use(readBody(maxFormBytes, waiting))],
  ['files', addFileRoutes],
  ['icons', (app, { program }) => addIconRoutes(app, program)],
  ['crawlers', addCrawlerRoutes],
  ['listings as files', addListingRoutes],
  ['classic calls', addClassicCalls],
  [
    'guard: nothing is posted from a preview',
    (app, { program, way }) => app.use(refusePreviewed(program, way.page)),
  ],
  ['forms of visitors', addVisitorForms],
  ['pages', addPages],
  ['failures', addFailures],
]

/** Creates the app: every address that the program answers, except what the listener answers from the page cache. */
export function createApp(means: Means): Hono<Env> {
  const app = new Hono<Env>()
  const serving = createServing(means)
  for (const [, add] of steps) add(app, serving)
  return app
}
