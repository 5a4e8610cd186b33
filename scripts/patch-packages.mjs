import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, inProject, root } from './project.mjs'

/**
 * Applies `patches/` to the packages that are built into the site (decision 0067); again does no harm. Where only what
 * serves is installed, there is nothing to patch.
 */
export function patchPackages() {
  const program = inProject('node_modules', 'patch-package', 'index.js')
  if (!existsSync(program)) return
  const { status } = spawnSync(process.execPath, [program, '--error-on-fail'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0)
    giveUp('A patch of a package does not fit any more. Measure whether it is still needed (decision 0067).')
}
