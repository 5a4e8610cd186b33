/** What `npm run dev` loads anew whenever a file of the server changes. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { extensionStyles, extensionView } from './extensions/built.ts'
import { openSite } from './open-site.ts'
import { loadEnvFile, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/index.ts'
import type { Assets } from './server/page/assets.ts'

loadEnvFile()
export const config = readConfig(process.env)

/** Held between two sites, so that the embedded database is not stopped and started with them. */
export const holdDatabase = () => openDatabase(config)

/** The site, with scripts and styles from their sources. */
export const openDevelopmentSite = () => openSite(config, sourceAssets(), '')

/** Linked and not imported, so that a page is styled before its scripts run, under the policy of every page. */
function sourceAssets(): Assets {
  const styles = ['/src/client/styles/index.css', ...widgetStyles(), ...extensionStyles.map(addressOf)]
  return {
    entry: '/src/client/main.ts',
    styles,
    viewOf: (widget) => addressOf(extensionView(widget) ?? `src/widgets/${widget}/view.tsx`),
    staff: { entry: '/src/staff/main.tsx', imports: [], styles: [] },
    editor: { entry: '/src/staff/editor/index.tsx', imports: [], styles: [] },
    fileManager: { entry: '/src/staff/files/main.tsx', imports: [], styles: [] },
    handbook: { folder: 'docs', styles: ['/src/staff/staff.css'] },
  }
}

/** The address of a source, by its path from the root of the project. */
const addressOf = (path: string): string =>
  path.startsWith('..') ? `/@fs${join(import.meta.dirname, '..', path)}` : `/${path}`

const widgetStyles = (): string[] =>
  readdirSync(join(import.meta.dirname, 'widgets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^/]+\/[^/]+\.css$/.test(name))
    .sort()
    .map((name) => `/src/widgets/${name}`)

export { OperatorError } from './platform/operator-error.ts'
