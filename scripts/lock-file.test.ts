import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inProject } from './project.mjs'

const names = z.record(z.string(), z.string()).default({})
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dependencies: names, optionalDependencies: names })),
})

it('RUN-01 the lock file holds what each package asks for, on every platform: npm ci refuses another', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')))
  const absent = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${name}, for ${path}`),
  )
  expect(absent).toEqual([])
})

/** The folders in which Node looks for the imports of a package: its own and each around it. */
function foldersAbove(path: string): string[] {
  const inside = path === '' ? 'node_modules/' : `${path}/node_modules/`
  return [...inside.matchAll(/node_modules\//g)].map(({ index }) => inside.slice(0, index))
}
