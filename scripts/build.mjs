import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { otherExtensions } from './extension-folders.mjs'
import { giveUp, inProject, runNpm, runOnProjectNode } from './project.mjs'

const stampFile = inProject('dist', 'build-stamp')

/** The volunteers' handbook, which the program serves from its build. */
const handbook = 'docs/handleiding'
const handbookPictures = 'docs/pictures'

/** The sources of a build. */
const sources = [
  'src',
  'demo',
  'extensions',
  'public',
  'patches',
  handbook,
  handbookPictures,
  'vite.config.ts',
  'vite.extensions.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Whether `dist/` holds a whole build, of whichever sources. */
export const hasBuild = () => existsSync(stampFile)

/** Whether `dist/` was built from just these sources; a folder without sources, as in a container, has only the build. */
export const isBuilt = () =>
  hasBuild() && (!existsSync(inProject('src')) || readFileSync(stampFile, 'utf8') === stampOfSources())

export async function ensureBuilt() {
  if (!isBuilt()) await build()
}

export async function build() {
  console.log('Building…')
  rmSync(stampFile, { force: true })
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const code = await runOnProjectNode([vite, 'build', '--app', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
  if (code !== 0) giveUp('The build failed; the reason stands above.')
  mkdirSync(inProject('dist'), { recursive: true })
  for (const folder of [handbook, handbookPictures])
    cpSync(inProject(folder), inProject('dist', folder), { recursive: true })
  listPackages()
  writeFileSync(stampFile, stampOfSources())
}

/** Writes which packages the build was made of (CycloneDX); a build is none the worse without. */
function listPackages() {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { status, stdout, stderr } = runNpm(asked, { encoding: 'utf8', maxBuffer: 64 << 20 })
  if (status === 0) writeFileSync(inProject('dist', 'sbom.json'), stdout)
  else console.warn(`npm could not list the packages: ${stderr}`)
}

/** A digest of every source's name and contents; tests are left out. */
function stampOfSources() {
  const hash = createHash('sha256')
  const other = otherExtensions()
  for (const path of [...sources, ...(other ? [other] : [])].flatMap(filesIn)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(placeOf(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** A path of the project, or one that begins at the root. */
const placeOf = (path) => resolve(inProject(), path)

/** The files at or below a path, in order; packages of extensions are left out. */
function filesIn(path) {
  if (!existsSync(placeOf(path))) return []
  const entries = readdirIfFolder(path)
  if (!entries) return [path]
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name) && name !== 'node_modules')
    .flatMap((entry) => filesIn(`${path}/${entry.name}`))
}

function readdirIfFolder(path) {
  try {
    return readdirSync(placeOf(path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
