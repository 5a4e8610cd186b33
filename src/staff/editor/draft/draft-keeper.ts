import { z } from 'zod'
import type { DocumentData } from '../../../kernel/document.ts'
import { CallError } from '../../api/staff-call.ts'
import { type Conflict, conflictOf, type DocumentCalls } from '../document.ts'

/** An answer that says what is wrong with the document. */
const refusal = z.object({ errors: z.object({ data: z.string() }) })

export type DraftState =
  | { kind: 'saved'; at?: Date }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** No answer came; saving is tried again. */
  | { kind: 'unreachable' }
  /** Signed out, no rights, or no document; with the server's message. */
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; conflict: Conflict }

/** Delay after the first of several changes: long enough to type a word, short enough to lose little. */
export const saveAfterMs = 3000
const retryMs = 5000

/**
 * Keeps the draft on the server a few seconds behind the editor. It says on which version it built; when somebody
 * saved since, it stops and tells, and writes over nothing.
 */
export class DraftKeeper {
  readonly #calls: Pick<DocumentCalls, 'save'>
  readonly #listeners = new Set<() => void>()
  #version: number
  #state: DraftState = { kind: 'saved' }
  /** What the server has; undefined while that is unknown. */
  #savedJson: string | undefined
  #latest: DocumentData
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(calls: Pick<DocumentCalls, 'save'>, version: number, data: DocumentData) {
    this.#calls = calls
    this.#version = version
    this.#latest = data
    this.#savedJson = JSON.stringify(data)
  }

  get state(): DraftState {
    return this.#state
  }

  /** The version on which the next save is based. */
  get version(): number {
    return this.#version
  }

  get latest(): DocumentData {
    return this.#latest
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The document as it is now in the editor. */
  change(data: DocumentData): void {
    this.#latest = data
    if (this.#state.kind === 'conflict') return
    if (this.#hasNoChanges()) {
      this.#tellSaved()
      return
    }
    if (this.#state.kind !== 'saving') this.#tell({ kind: 'changed' })
    this.#plan(saveAfterMs)
  }

  /** Saves pending changes; true when the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#running
    if (this.#state.kind !== 'conflict') {
      if (this.#hasNoChanges()) this.#tellSaved()
      else await this.#save()
    }
    return this.#isSaved()
  }

  /** Overwrites the draft that somebody else saved; the server keeps theirs as a version. */
  async insist(): Promise<boolean> {
    if (this.#state.kind !== 'conflict') return this.flush()
    this.#version = this.#state.conflict.version
    await this.#save(true)
    return this.#isSaved()
  }

  /** Notes that the server has this document now, by another way than saving. */
  rebase(version: number, data: DocumentData): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#version = version
    this.#latest = data
    this.#savedJson = JSON.stringify(data)
    this.#tell({ kind: 'saved' })
  }

  /** Publishing creates its own version of the saved draft. */
  published(version: number): void {
    this.#version = version
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #isSaved(): boolean {
    return this.#state.kind === 'saved'
  }

  #hasNoChanges(): boolean {
    return JSON.stringify(this.#latest) === this.#savedJson
  }

  /** Whatever was not saved has been undone. */
  #tellSaved(): void {
    if (this.#state.kind === 'changed' || this.#state.kind === 'refused') this.#tell({ kind: 'saved' })
  }

  #plan(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, afterMs)
  }

  #save(keep = false): Promise<void> {
    this.#running = this.#send(keep).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #send(keep: boolean): Promise<void> {
    const data = this.#latest
    const json = JSON.stringify(data)
    this.#tell({ kind: 'saving' })
    try {
      this.#version = (await this.#calls.save(data, this.#version, keep)).version
      this.#savedJson = json
      const more = JSON.stringify(this.#latest) !== json
      this.#tell(more ? { kind: 'changed' } : { kind: 'saved', at: new Date() })
      if (more) this.#plan(saveAfterMs)
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) return this.#tell({ kind: 'conflict', conflict })
      if (error instanceof CallError && error.status >= 400 && error.status < 500)
        return this.#tell({ kind: 'refused', message: wordsOf(error) })
      // It may have been saved, and only the answer lost.
      this.#savedJson = undefined
      this.#tell({ kind: 'unreachable' })
      this.#plan(retryMs)
    }
  }

  #tell(state: DraftState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** What is wrong with the document itself says more than that something is. */
function wordsOf({ detail, message }: CallError): string {
  const told = refusal.safeParse(detail)
  return told.success ? told.data.errors.data : message
}
