import { build, isBuilt } from './build.mjs'
import { ensureInstalled, ensureServing } from './install.mjs'

/** All that serving takes stands there. What builds it is installed only where it is not built yet. */
export async function ensureReady() {
  if (isBuilt()) return ensureServing()
  ensureInstalled()
  await build()
}
