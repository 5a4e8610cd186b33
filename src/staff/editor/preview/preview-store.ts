import type { Block, DocumentData } from '../../../kernel/document.ts'
import { ownProps, walkBlocks } from '../puck/blocks.ts'
import type { Preview, PreviewProblem, Shown } from './preview.ts'

/** The preview of one block. */
export interface Drawn {
  /** The last valid answer; it stays while the typed value is not yet valid. */
  shown?: Shown
  /** The block as it was sent to the server. */
  asked?: Readonly<Record<string, unknown>>
  problem?: PreviewProblem
}

interface Known extends Drawn {
  /** Compared to see whether the block changed. */
  json: string
  block: Block
}

/** Section 2: previews in the editor follow changes every 1000 ms. */
export const previewPauseMs = 1000
/** The pause after a failed call. */
const retryMs = 5000
/** Asks the server for previews of blocks; `among` is the whole document, on which some depend. */
type Ask = (blocks: readonly Block[], among?: readonly Block[]) => Promise<Readonly<Record<string, Preview>>>

/** For lists that leave out entries shown earlier on the page. */
const leavesOut = ({ props }: Block): boolean => props.exceptShown === true

/** Most blocks in one call, so that the first ones of a long page appear soon. */
const most = 60

/**
 * Asks the server what changed blocks look like, at most once a second, and tells each block's view. The first
 * look at a page is asked at once.
 */
export class PreviewStore {
  readonly #ask: Ask
  /** The document as it is now, and the order of its blocks. */
  #content: readonly Block[] = []
  #order = ''
  readonly #known = new Map<string, Known>()
  readonly #waiting = new Set<string>()
  readonly #listeners = new Map<string, Set<() => void>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = false
  #askedAt = Number.NEGATIVE_INFINITY
  #stopped = false

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** The document as it is now; blocks that are new or changed will be asked about. */
  follow(data: DocumentData): void {
    this.#content = data.content
    const present = new Set<string>()
    const dependent: string[] = []
    let isOther = false
    walkBlocks(data.content, (block) => {
      const { id } = block.props
      present.add(id)
      if (leavesOut(block)) dependent.push(id)
      const own = { type: block.type, props: ownProps(block) }
      const json = JSON.stringify(own)
      const known = this.#known.get(id)
      if (known?.json === json) return
      this.#known.set(id, { ...(known?.block.type === block.type ? known : {}), json, block: own })
      this.#waiting.add(id)
      isOther = true
    })
    for (const id of this.#known.keys()) {
      if (present.has(id)) continue
      this.#known.delete(id)
      this.#waiting.delete(id)
    }
    const order = [...present].join(' ')
    if (isOther || order !== this.#order) for (const id of dependent) this.#waiting.add(id)
    this.#order = order
    this.#plan()
  }

  get(id: string): Drawn | undefined {
    return this.#known.get(id)
  }

  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(id)
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Asks now when the pause is over: while the editor is being drawn, no timer fires. */
  #plan(pauseMs = previewPauseMs): void {
    if (this.#stopped || this.#asking || this.#waiting.size === 0) return
    clearTimeout(this.#timer)
    const waitMs = this.#askedAt + pauseMs - Date.now()
    if (waitMs > 0) this.#timer = setTimeout(() => void this.#flush(), waitMs)
    else void this.#flush()
  }

  async #flush(): Promise<void> {
    this.#asking = true
    this.#askedAt = Date.now()
    const all = [...this.#waiting]
    this.#waiting.clear()
    const calls: Promise<boolean>[] = []
    for (let from = 0; from < all.length; from += most) calls.push(this.#askFor(all.slice(from, from + most)))
    const isAnswered = (await Promise.all(calls)).every(Boolean)
    this.#asking = false
    this.#plan(isAnswered ? previewPauseMs : retryMs)
  }

  /** Whether the answer came; if not, the blocks wait for the next time. */
  async #askFor(ids: readonly string[]): Promise<boolean> {
    const asked = ids.flatMap((id) => this.#known.get(id) ?? [])
    const blocks = asked.map(({ block }) => block)
    try {
      this.#take(asked, await this.#ask(blocks, blocks.some(leavesOut) ? this.#content : undefined))
      return true
    } catch {
      for (const id of ids) if (this.#known.has(id)) this.#waiting.add(id)
      return false
    }
  }

  #take(asked: readonly Known[], previews: Readonly<Record<string, Preview>>): void {
    for (const { block } of asked) {
      const { id } = block.props
      const known = this.#known.get(id)
      const preview = previews[id]
      if (!known || !preview || known.block.type !== block.type) continue
      const { shown, json, block: now } = known
      const next: Known =
        'problem' in preview
          ? { json, block: now, shown, asked: known.asked, problem: preview.problem }
          : { json, block: now, shown: preview, asked: block.props }
      this.#known.set(id, next)
      for (const listener of this.#listeners.get(id) ?? []) listener()
    }
  }
}
