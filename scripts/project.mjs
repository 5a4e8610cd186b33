// Where things are. Like everything that runs before the first install, it uses nothing but Node 20 or later.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const inProject = (...path) => join(root, ...path)

/** The Node that the project runs on, whatever the host has: the npm package `node`. */
export const projectNode = inProject('node_modules', 'node', 'bin', 'node')

/** Ends the program with a sentence for the person who started it. */
export function giveUp(sentence, exitCode = 1) {
  console.error(`\n${sentence}\n`)
  process.exit(exitCode)
}

/** Runs npm in the project: the one that started us, or else the host's. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return spawnSync(command, [...before, ...args], { cwd: root, ...options })
}

/** Runs on the project's Node, with this terminal; gives the exit code. */
export function runOnProjectNode(args, env = {}) {
  return exitCodeOf(spawnOnProjectNode(args, env))
}

/** Becomes that program, as far as one can: signals go to it, its exit code is ours, and it ends when npm is killed. */
export async function becomeOnProjectNode(args, env = {}) {
  const child = spawnOnProjectNode(args, env)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to every program in it, so the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill('SIGTERM'))
  process.exit(await exitCodeOf(child))
}

function spawnOnProjectNode(args, env) {
  const child = spawn(projectNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  process.once('exit', () => child.kill())
  return child
}

const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => giveUp(`${projectNode} can't be started: ${error.message}`))
    child.on('exit', (status, signal) => resolve(status ?? 128 + (constants.signals[signal] ?? 0)))
  })

function whenParentIsGone(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
}
