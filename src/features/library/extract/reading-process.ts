import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from '../../../kernel/result.ts'
import { limitTask } from '../../../platform/process-limits.ts'
import type { Kind } from './kind.ts'
import { hardTimeoutMs, idleProcessMs, maxFilesPerProcess, maxHeapBytes, maxProcessBytes } from './limits.ts'
import {
  type Answer,
  answerSchemas,
  type Problem,
  type Request,
  type TableAnswer,
} from './reading-messages.ts'
import type { TableUse } from './table/sheet.ts'

/** In the sources and in development it is beside this file; in the build it is beside or above the bundle's chunks. */
const program = ['./extract-process.ts', './extract-process.js', '../extract-process.js']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

/**
 * A process that reads one document at a time and stays for the next. A document that takes too much time or memory,
 * or that crashes a reader, ends only that process. (A thread that runs out of memory in the middle of an allocation
 * would end the whole program.) It does not keep the program running.
 */
export class ReadingProcess {
  readonly #timeoutMs: number
  #child: ChildProcess | undefined
  #filesRead = 0
  #idle: NodeJS.Timeout | undefined

  constructor(timeoutMs = hardTimeoutMs) {
    this.#timeoutMs = timeoutMs
  }

  /** Sends a piece of the contents. */
  async send(bytes: Uint8Array): Promise<void> {
    await post(this.#running(), { type: 'piece', bytes })
  }

  /** Drops the pieces of a document that will not be read. */
  async start(): Promise<void> {
    await post(this.#running(), { type: 'start' })
  }

  /** Reads the text of the pieces since `start`. `complete` is false if they are only the beginning of a file. */
  async read(kind: Kind, complete: boolean): Promise<Answer> {
    return this.#read({ type: 'read', kind, complete, as: 'text' }, answerSchemas.text.parse)
  }

  /** Reads the pieces as a table, within the limits of `use`. */
  async readTable(kind: Kind, complete: boolean, use: TableUse): Promise<TableAnswer> {
    return this.#read({ type: 'read', kind, complete, as: use }, answerSchemas.table.parse)
  }

  async #read<Value>(request: Request, parse: (message: unknown) => Value): Promise<Value | Problem> {
    const { answer, reusable } = await ask(this.#running(), request, parse, this.#timeoutMs)
    this.#filesRead += 1
    if (!reusable || this.#filesRead >= maxFilesPerProcess) this.end()
    else this.#idle = setTimeout(() => this.end(), idleProcessMs).unref()
    return answer
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#filesRead = 0
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle)
    if (this.#child?.connected) return this.#child
    this.#filesRead = 0
    this.#child = startProcess()
    return this.#child
  }
}

function startProcess(): ChildProcess {
  if (!program)
    throw new Error('extract-process.js is missing beside the server bundle: build the program again')
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${maxHeapBytes / 1024 ** 2}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A process that was killed may still report an error; whoever waits for an answer handles that itself.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

const post = (child: ChildProcess, request: Request) =>
  new Promise<void>((resolve, reject) => {
    child.send(request, (error) => (error ? reject(error) : resolve()))
  })

function ask<Value>(
  child: ChildProcess,
  request: Request,
  parse: (message: unknown) => Value,
  timeoutMs: number,
): Promise<{ answer: Value | Problem; reusable: boolean }> {
  return new Promise((resolve) => {
    const settle = (answer: Value | Problem, reusable: boolean) => {
      unwatch()
      child.off('message', answered).off('exit', ended)
      child.channel?.unref()
      resolve({ answer, reusable })
    }
    const answered = (message: unknown) => settle(parse(message), true)
    const ended = (_: number | null, signal: string | null) =>
      // V8 aborts when its heap is full.
      settle(fail(signal === 'SIGABRT' ? 'too-large' : 'broken', `the reader ended with ${signal}`), false)
    const limits = { mostBytes: maxProcessBytes, mostMs: timeoutMs }
    const unwatch = limitTask(child, limits, (what) =>
      settle(
        what === 'memory' ? fail('too-large', 'out of memory') : fail('timeout', `over ${timeoutMs} ms`),
        false,
      ),
    )
    child.on('message', answered).on('exit', ended)
    child.channel?.ref()
    child.send(request, (error) => {
      if (error) settle(fail('broken', error.message), false)
    })
  })
}
