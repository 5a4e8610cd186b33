// What npm runs after an install.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { patchPackages } from './patch-packages.mjs'
import { inProject } from './project.mjs'

// The headers of Node, which nothing is compiled against (decision 0015).
const programs = inProject('node_modules', 'node', 'node_modules')
for (const name of existsSync(programs) ? readdirSync(programs) : [])
  if (name.startsWith('node-')) rmSync(join(programs, name, 'include'), { recursive: true, force: true })

patchPackages()
