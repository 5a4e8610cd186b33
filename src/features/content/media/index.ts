import type { Readable } from 'node:stream'
import type { Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { ContentDeps } from '../deps.ts'
import type { NewMedia } from '../inputs.ts'
import type { MediaChange, StaffMedia, StaffMediaQuery } from '../staff-views.ts'
import type { PictureView } from '../views.ts'
import { addMedia } from './add-media.ts'
import { findRendition, mediaType } from './addresses.ts'
import { findRow } from './find-row.ts'
import { forget, forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { createPictures } from './pictures.ts'
import { removeDemo } from './remove-demo.ts'
import { createRenditions } from './renditions.ts'
import { changeMedia, deleteMedia, oneStaffMedia, staffMedia } from './staff-media.ts'
import { createTurns } from './turns.ts'
import { warm, warmJob } from './warm.ts'

/** The pictures of the site, each in a few widths and formats. */
export interface Media {
  picture(id: number): Promise<PictureView | undefined>
  /** By their numbers; those that are not there are left out. */
  pictures(ids: readonly number[]): Promise<ReadonlyMap<number, PictureView>>
  /** Bytes behind an address of a `PictureView`; undefined for any other name. */
  openPicture(
    id: number,
    name: string,
  ): Promise<{ stream: Readable; sizeBytes: number; type: string } | undefined>
  addMedia(added: NewMedia): Promise<Result<PictureView, 'not_an_image' | 'too_many_pixels'>>
  staffMedia(query: StaffMediaQuery): Promise<{ media: readonly StaffMedia[]; total: number }>
  oneStaffMedia(id: number): Promise<StaffMedia | undefined>
  /** The caller tells the caches. */
  changeMedia(id: number, change: MediaChange): Promise<Result<StaffMedia, 'not_found'>>
  deleteMedia(id: number): Promise<Result<undefined, 'not_found' | 'in_use'>>
  removeDemo(tx: Transaction): Promise<number>
}

/** A picture of 50 million pixels may take 200 MB while it is read. */
const madeAtOnce = 2

/** Defines its jobs: call it before they are started. */
export function createMedia(deps: Pick<ContentDeps, 'db' | 'storage' | 'jobs' | 'clock' | 'changes'>): Media {
  const { db, storage, jobs, clock } = deps
  const pictures = createPictures(deps)
  const turns = createTurns(madeAtOnce)
  const renditions = createRenditions(storage, turns)
  const parts: MediaParts = { db, storage, jobs, clock, turns, renditions }
  jobs.define(warmJob, (payload) => warm(parts, payload))
  jobs.define(forgetJob, (payload) => forget(parts, payload))
  return {
    picture: async (id) => (await pictures([id])).get(id),
    pictures,
    async openPicture(id, name) {
      const row = await findRow(db, id)
      const rendition = row && findRendition(row, name)
      if (!rendition) return undefined
      return { ...(await renditions.open(row, rendition)), type: mediaType(rendition.format) }
    },
    addMedia: (added) => addMedia(parts, added),
    staffMedia: (query) => staffMedia(parts, query),
    oneStaffMedia: (id) => oneStaffMedia(parts, id),
    changeMedia: (id, change) => changeMedia(parts, id, change),
    deleteMedia: (id) => deleteMedia(parts, id),
    removeDemo: (tx) => removeDemo(parts, tx),
  }
}
