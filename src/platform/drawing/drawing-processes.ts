import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Bytes } from '../../kernel/bytes.ts'
import { inTurn } from '../in-turn.ts'
import { limitTask } from '../process-limits.ts'
import { messageSchema, type Task } from './messages.ts'

/**
 * In the sources and in development it is beside this file; in the build it is beside the bundle's chunks, or one
 * folder above.
 */
const program = ['./draw-process.ts', './draw-process.js', '../draw-process.js']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

/** Two pictures at once: a picture of 50 million pixels may take 200 MB to read. */
const mostAtOnce = 2
const mostBytes: Bytes = 1024 ** 3
/** An idle process ends after this time and frees its memory. */
const idleMs = 10_000

/** The outcome of a task: its result, or the reason of its failure. */
export type Drawn = { done: true; value: unknown } | { done: false; failed: string }

/**
 * Starts processes that draw one picture at a time and stay for the next one. A task that takes too much time or
 * memory ends only its process, whatever the picture makes it do. The processes do not keep the program running.
 */
export function createDrawingProcesses(start = startProcess) {
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []
  const turns = inTurn(mostAtOnce)

  function take(): ChildProcess {
    for (let waiting = idle.pop(); waiting; waiting = idle.pop()) {
      clearTimeout(waiting.end)
      if (waiting.child.connected) return waiting.child
    }
    return start()
  }

  function keep(child: ChildProcess): void {
    const end = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((waiting) => waiting.child !== child))
      child.kill('SIGKILL')
    }, idleMs).unref()
    idle.push({ child, end })
  }

  return {
    draw: (task: Task, withinMs: number): Promise<Drawn> =>
      turns(async () => {
        const child = take()
        const drawn = await ask(child, task, withinMs)
        if (drawn === undefined) return { done: false, failed: `${task.kind} was ended` }
        keep(child)
        return drawn
      }),
  }
}

export function startProcess(): ChildProcess {
  if (!program)
    throw new Error('draw-process.js is missing beside the server bundle: build the program again')
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A killed process may still emit an error; each task has listeners of its own.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** Sends a task and returns its outcome; undefined when the process ended or had to be killed. */
function ask(child: ChildProcess, task: Task, withinMs: number): Promise<Drawn | undefined> {
  return new Promise((resolve) => {
    const settle = (drawn?: Drawn) => {
      unwatch()
      child.off('message', answered).off('exit', ended)
      child.channel?.unref()
      if (!drawn) child.kill('SIGKILL')
      resolve(drawn)
    }
    const answered = (message: unknown) => settle(messageSchema.parse(message))
    const ended = () => settle()
    const unwatch = limitTask(child, { mostBytes, mostMs: withinMs }, ended)
    child.on('message', answered).on('exit', ended)
    child.channel?.ref()
    child.send(task, (error) => {
      if (error) settle()
    })
  })
}
