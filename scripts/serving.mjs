// Makes a folder like the one that `npm ci --omit=dev` leaves after a build.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'

/** What serving needs beside its packages. */
const own = ['package.json', 'package-lock.json', 'dist', 'migrations', 'scripts']

/** Makes the folder, with packages that are linked rather than copied, and returns its size in bytes. */
export function makeServingFolder(folder) {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json')))
  const serving = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(inProject(path)))
    .map(([path]) => path)
  const inLock = new Set(Object.keys(packages))
  let bytes = 0
  /** A file of two names is counted once. */
  const counted = new Set()

  /** A package that stands within another comes by itself; one that no lock file knows belongs to the one around it. */
  const filesAt = (path) => {
    if (!statSync(inProject(path)).isDirectory()) return [path]
    return readdirSync(inProject(path), { withFileTypes: true })
      .map((entry) => ({ entry, below: `${path}/${entry.name}` }))
      .filter(({ below }) => !inLock.has(below) && !below.endsWith('/.bin'))
      .flatMap(({ entry, below }) => (entry.isDirectory() ? filesAt(below) : [below]))
  }
  const bring = (path, place) => {
    for (const from of filesAt(path)) {
      const to = join(folder, from)
      mkdirSync(dirname(to), { recursive: true })
      const { ino, blocks } = statSync(inProject(from))
      if (!counted.has(ino)) bytes += blocks * 512
      counted.add(ino)
      place(inProject(from), to)
    }
  }
  for (const path of own) bring(path, copyFileSync)
  for (const path of serving) bring(path, linkOrCopy)

  // As npm does, in the words of what it installed here.
  const list = join('node_modules', '.package-lock.json')
  const installed = JSON.parse(readFileSync(inProject(list))).packages
  const kept = Object.fromEntries(serving.map((path) => [path, installed[path]]))
  writeFileSync(join(folder, list), JSON.stringify({ packages: kept }))
  return bytes
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EXDEV', 'EMLINK', 'EPERM'].includes(error.code)) throw error
    copyFileSync(from, to)
  }
}
