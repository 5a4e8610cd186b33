import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenSite, openSite } from './open-site.ts'
import { readConfig } from './platform/config.ts'
import type { StaffTest } from './staff-api/testing.ts'

export interface TestSite {
  /** `http://127.0.0.1:…` */
  address: string
  /** Of the app, as Hono writes them. */
  routes: OpenSite['routes']
  /** What the site itself says: that of the test's program is another. */
  log: OpenSite['log']
  close(): Promise<void>
}

const browserProgram = { entry: '/assets/staff.js', styles: [] }
const assets = {
  ...{ entry: '/assets/site.js', styles: [], viewOf: () => undefined },
  ...{ staff: browserProgram, fileManager: browserProgram },
}

/**
 * The whole site over HTTP on the database and folder of a test.
 * @param clientFolder stands for what the build makes for the browser; without it there is nothing of that
 */
export async function openTestSite(
  { dataDir, databaseUrl }: Pick<StaffTest, 'dataDir' | 'databaseUrl'>,
  environment: Readonly<Record<string, string>> = {},
  clientFolder = dataDir,
): Promise<TestSite> {
  const config = readConfig({
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', SEED: 'none' },
    ...environment,
  })
  const site = await openSite(config, assets, clientFolder)
  const server = createServer(site.listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes: site.routes,
    log: site.log,
    async close() {
      server.close()
      server.closeAllConnections()
      await site.close()
    },
  }
}
