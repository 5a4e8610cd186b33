import { existsSync } from 'node:fs'
import { build, hasBuild, isBuilt } from './build.mjs'
import { ensureInstalled, ensureServing } from './install.mjs'
import { projectNode } from './project.mjs'

/** Ensures all that serving needs. Packages for building are installed only if there is no build yet. */
export async function ensureReady() {
  if (isBuilt()) return ensureServing()
  ensureInstalled()
  await build()
}

/**
 * For a command beside the site. What the site runs on stays as it is: its packages and its build would be replaced
 * under it, once newer sources were fetched.
 */
export async function ensureReadyBesideSite() {
  if (!hasBuild() || !existsSync(projectNode)) return ensureReady()
  if (!isBuilt())
    console.error(
      'The sources are newer than what is built; this command runs what is built. `npm start` builds them.',
    )
}
