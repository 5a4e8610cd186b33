import { refusalOf } from '../api/refusal.ts'
import type { Progress } from './send-file.ts'

export type UploadState = 'waiting' | 'sending' | 'retrying' | 'paused' | 'done' | 'unchanged' | 'failed'

/** One upload. */
export interface UploadItem {
  id: number
  name: string
  /** Bytes. */
  size: number
  sent: number
  state: UploadState
  /** The reason of a failure. */
  problem?: string
}

/** A file as it was chosen, with its place in a folder. */
export interface ChosenFile {
  file: File
  path?: string
}

/** Sent side by side. */
const atOnce = 3

type Send<To, Done> = (
  file: File,
  path: string | undefined,
  to: To,
  told: Progress,
  signal: AbortSignal,
) => Promise<Done>

/**
 * Files on their way to the server: some at once, the others in line; each can be paused, resumed and given up.
 * Its items are replaced with every change, so that React sees it.
 */
export class UploadQueue<To, Done extends { unchanged: boolean }> {
  private items: readonly UploadItem[] = []
  private readonly work = new Map<number, { chosen: ChosenFile; target: To; stop?: AbortController }>()
  private readonly listeners = new Set<() => void>()
  private last = 0

  constructor(
    /** Called after an upload is complete. */
    private readonly onSent: (sent: Done) => void,
    private readonly send: Send<To, Done>,
  ) {}

  readonly snapshot = (): readonly UploadItem[] => this.items

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(chosen: readonly ChosenFile[], target: To): void {
    const added = chosen.map((one): UploadItem => {
      this.last += 1
      this.work.set(this.last, { chosen: one, target })
      return {
        id: this.last,
        name: one.path ?? one.file.name,
        size: one.file.size,
        sent: 0,
        state: 'waiting',
      }
    })
    this.replace([...this.items, ...added])
    this.next()
  }

  pause(id: number): void {
    this.change(id, { state: 'paused' })
    this.work.get(id)?.stop?.abort()
    this.next()
  }

  /** Resumes a paused upload, or retries a failed one. */
  resume(id: number): void {
    this.change(id, { state: 'waiting', problem: undefined })
    this.next()
  }

  pauseAll(): void {
    for (const { id, state } of this.items) if (isActive(state)) this.pause(id)
  }

  resumeAll(): void {
    for (const { id, state } of this.items) if (state === 'paused') this.resume(id)
  }

  /** Cancels an upload; the server deletes what was sent of it later. */
  cancel(id: number): void {
    this.work.get(id)?.stop?.abort()
    this.work.delete(id)
    this.replace(this.items.filter((item) => item.id !== id))
    this.next()
  }

  /** Removes finished uploads from the queue. */
  clear(): void {
    for (const { id, state } of this.items) if (isOver(state)) this.work.delete(id)
    this.replace(this.items.filter(({ state }) => !isOver(state)))
  }

  private next(): void {
    const busy = this.items.filter(({ state }) => state === 'sending' || state === 'retrying').length
    const waiting = this.items.filter(({ state }) => state === 'waiting')
    for (const { id } of waiting.slice(0, Math.max(0, atOnce - busy))) void this.run(id)
  }

  private async run(id: number): Promise<void> {
    const work = this.work.get(id)
    if (!work) return
    const stop = new AbortController()
    work.stop = stop
    this.change(id, { state: 'sending' })
    const { file, path } = work.chosen
    const progress = {
      onProgress: (sent: number) => {
        if (!stop.signal.aborted) this.change(id, { sent, state: 'sending' })
      },
      onRetry: () => {
        if (!stop.signal.aborted) this.change(id, { state: 'retrying' })
      },
    }
    try {
      const sent = await this.send(file, path, work.target, progress, stop.signal)
      this.change(id, { sent: file.size, state: sent.unchanged ? 'unchanged' : 'done' })
      this.onSent(sent)
    } catch (error) {
      if (!stop.signal.aborted) this.change(id, { state: 'failed', problem: refusalOf(error).text })
    }
    this.next()
  }

  private change(id: number, change: Partial<UploadItem>): void {
    this.replace(this.items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  private replace(items: readonly UploadItem[]): void {
    this.items = items
    for (const listener of this.listeners) listener()
  }
}

/** Of a queue what shows it and pauses it, wherever its files go. */
export type ShownQueue = Omit<UploadQueue<unknown, { unchanged: boolean }>, 'add'>

export const isOver = (state: UploadState): boolean =>
  state === 'done' || state === 'unchanged' || state === 'failed'

export const isActive = (state: UploadState): boolean =>
  state === 'waiting' || state === 'sending' || state === 'retrying'
