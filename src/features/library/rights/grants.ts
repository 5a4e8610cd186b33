import type { Viewer } from '../../../kernel/viewer.ts'
import { askTogether } from '../../../platform/ask-together.ts'
import { grantedFiles } from './granted.ts'

/**
 * Purchases, as the shop knows them; until it registers, nobody has bought anything. A file that a mailed link opened
 * counts as bought, but its downloads are not counted.
 */
export interface Grants {
  /** The files that a viewer has bought and may still download, limited to `fileIds` if present. */
  bought(viewer: Viewer, fileIds?: readonly number[]): Promise<ReadonlySet<number>>
  /** Counts a download of each file; returns those that the viewer may still download. */
  count(viewer: Viewer, fileIds: readonly number[]): Promise<ReadonlySet<number>>
}

export interface GrantPort extends Grants {
  register(grants: Grants): void
}

const nothing: ReadonlySet<number> = new Set()

export function createGrantPort(): GrantPort {
  let source: Grants | undefined
  /** Questions are put together by viewer, because a page may show many files, each in a widget of its own. */
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
      const mailed = grantedFiles(viewer, fileIds)
      return mailed.length === 0 ? bought : new Set([...bought, ...mailed])
    },
    async count(viewer, fileIds) {
      const mailed = grantedFiles(viewer, fileIds)
      const others = fileIds.filter((id) => !mailed.includes(id))
      const counted = (others.length > 0 ? await source?.count(viewer, others) : undefined) ?? nothing
      return mailed.length === 0 ? counted : new Set([...counted, ...mailed])
    },
  }
}
