import type { Viewer } from '../../../kernel/viewer.ts'

/** What somebody else, the shop, knows of purchases. Until it registers, nobody has bought anything. */
export interface Grants {
  /** Which files a viewer has bought and may still download: of the given ones, or of all when none are given. */
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
  return {
    register(grants) {
      source = grants
    },
    bought: async (viewer, fileIds) => source?.bought(viewer, fileIds) ?? nothing,
    count: async (viewer, fileIds) => source?.count(viewer, fileIds) ?? nothing,
  }
}
