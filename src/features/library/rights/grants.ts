import type { Viewer } from '../../../kernel/viewer.ts'

/**
 * Which files a viewer has bought: of the given ones, or of all when none are given. The shop registers its
 * own (`main.ts`); until then nobody has bought anything.
 */
export type Grants = (viewer: Viewer, fileIds?: readonly number[]) => Promise<ReadonlySet<number>>

export interface GrantPort {
  register(grants: Grants): void
  bought: Grants
}

const nothing: ReadonlySet<number> = new Set()

export function createGrantPort(): GrantPort {
  const sources: Grants[] = []
  return {
    register(grants) {
      sources.push(grants)
    },
    async bought(viewer, fileIds) {
      if (sources.length === 0) return nothing
      const found = await Promise.all(sources.map((source) => source(viewer, fileIds)))
      return new Set(found.flatMap((ids) => [...ids]))
    },
  }
}
