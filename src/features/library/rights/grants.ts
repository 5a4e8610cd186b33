import type { Viewer } from '../../../kernel/viewer.ts'
import { askTogether } from '../../../platform/ask-together.ts'
import { granted } from './granted.ts'

/**
 * What somebody else, the shop, knows of purchases. Until it registers, nobody has bought anything. What a viewer was
 * let into by a link of ours is as good as bought, and its downloads are not counted.
 */
export interface Grants {
  /** Which files a viewer has bought and may still download: of `fileIds`, or of all without them. */
  bought(viewer: Viewer, fileIds?: readonly number[]): Promise<ReadonlySet<number>>
  /** Writes down that these are downloaded now; answers those that still may be. */
  count(viewer: Viewer, fileIds: readonly number[]): Promise<ReadonlySet<number>>
}

export interface GrantPort extends Grants {
  register(grants: Grants): void
}

const nothing: ReadonlySet<number> = new Set()

export function createGrantPort(): GrantPort {
  let source: Grants | undefined
  /** A page may show many files, each by a widget of its own that asks for its viewer. */
  const ofViewer = new WeakMap<Viewer, (id: number) => Promise<true | undefined>>()
  const isBought = (viewer: Viewer) => {
    const known = ofViewer.get(viewer)
    if (known) return known
    const ask = askTogether<number, true>(
      async (ids) => new Map([...((await source?.bought(viewer, ids)) ?? nothing)].map((id) => [id, true])),
    )
    ofViewer.set(viewer, ask)
    return ask
  }
  const boughtOf = async (viewer: Viewer, ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const answers = await Promise.all(ids.map(isBought(viewer)))
    return new Set(ids.filter((_, at) => answers[at]))
  }
  return {
    register(grants) {
      source = grants
    },
    async bought(viewer, fileIds) {
      const bought = (await (fileIds ? boughtOf(viewer, fileIds) : source?.bought(viewer))) ?? nothing
      const mailed = granted(viewer, fileIds)
      return mailed.length === 0 ? bought : new Set([...bought, ...mailed])
    },
    async count(viewer, fileIds) {
      const mailed = granted(viewer, fileIds)
      const others = fileIds.filter((id) => !mailed.includes(id))
      const counted = (others.length > 0 ? await source?.count(viewer, others) : undefined) ?? nothing
      return mailed.length === 0 ? counted : new Set([...counted, ...mailed])
    },
  }
}
