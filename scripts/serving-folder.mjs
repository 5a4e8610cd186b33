// Makes a folder like the one that `npm ci --omit=dev` leaves after a build, and prints its size in bytes:
// node scripts/serving-folder.mjs FOLDER
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
import { giveUp, inProject } from './project.mjs'

const [folder] = process.argv.slice(2)
if (!folder) giveUp('Usage: node scripts/serving-folder.mjs FOLDER')

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json')))
const serving = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev && existsSync(inProject(path)))
  .map(([path]) => path)
const inLock = new Set(Object.keys(packages))

let bytes = 0
/** A file of two names is counted once. */
const counted = new Set()
for (const path of ['package.json', 'package-lock.json', 'dist', 'migrations', 'scripts', ...serving])
  bring(path)
noteInstalled()
console.log(bytes)

/** A package that stands within another comes by itself; one that no lock file knows belongs to the one around it. */
function bring(path) {
  for (const from of filesAt(path)) {
    const to = join(folder, from)
    mkdirSync(dirname(to), { recursive: true })
    const { ino, blocks } = statSync(inProject(from))
    if (!counted.has(ino)) bytes += blocks * 512
    counted.add(ino)
    linkOrCopy(inProject(from), to)
  }
}

function filesAt(path) {
  if (!statSync(inProject(path)).isDirectory()) return [path]
  return readdirSync(inProject(path), { withFileTypes: true })
    .map((entry) => ({ entry, below: `${path}/${entry.name}` }))
    .filter(({ below }) => !inLock.has(below) && !below.endsWith('/.bin'))
    .flatMap(({ entry, below }) => (entry.isDirectory() ? filesAt(below) : [below]))
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error.code !== 'EXDEV') throw error
    copyFileSync(from, to)
  }
}

/** As npm does, in the words of what it installed here. */
function noteInstalled() {
  const list = join('node_modules', '.package-lock.json')
  const installed = JSON.parse(readFileSync(inProject(list))).packages
  const kept = Object.fromEntries(serving.map((path) => [path, installed[path]]))
  writeFileSync(join(folder, list), JSON.stringify({ packages: kept }))
}
