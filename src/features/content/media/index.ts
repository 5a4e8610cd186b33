import type { Readable } from 'node:stream'
import { binder } from '../../../kernel/bind.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import type { ContentDeps } from '../deps.ts'
import { addMedia, addPreparedMedia, prepareMedia, reserveMedia, storeMedia } from './add-media.ts'
import { findRendition, mediaType, presentName } from './addresses.ts'
import { findRow } from './find-row.ts'
import { mediaFolders, moveMedia } from './folders.ts'
import { forget, forgetJob } from './forget.ts'
import { drawOriginal, keepOriginal } from './keep-original.ts'
import type { MediaParts } from './parts.ts'
import { createPictures } from './pictures.ts'
import { createRenditions } from './renditions.ts'
import { changeMedia, deleteMedia, oneStaffMedia, staffMedia } from './staff-media.ts'
import { takeOut } from './take-out.ts'
import { tidy, tidyJob } from './tidy.ts'
import { warm, warmJob } from './warm.ts'

export interface Media extends ReturnType<typeof createMedia> {}

/** Reading a picture of 50 million pixels may take 200 MB. */
const madeAtOnce = 2

/** The pictures of the site, each in a few widths and formats. Defines its jobs: call it before they are started. */
export function createMedia(deps: Pick<ContentDeps, 'db' | 'storage' | 'jobs' | 'clock' | 'changes'>) {
  const { db, storage, jobs, clock } = deps
  const pictures = createPictures(deps)
  const turns = inTurn(madeAtOnce)
  const renditions = createRenditions(storage, turns)
  const parts: MediaParts = { db, storage, jobs, clock, turns, renditions }
  jobs.define(warmJob, (payload) => warm(parts, payload))
  jobs.define(tidyJob, (payload) => tidy(parts, payload))
  jobs.define(forgetJob, (payload) => forget(parts, payload))
  const bind = binder(parts)
  return {
    picture: async (id: number) => (await pictures([id])).get(id),
    /** Pictures by id; unknown ids are left out. */
    pictures,
    /**
     * The bytes of `/media/{id}/{name}` as `PictureView` names them, made on first use and stored. For a name from
     * before a crop or replacement, `movedTo` is the present one.
     */
    async openPicture(
      id: number,
      name: string,
    ): Promise<{ stream: Readable; sizeBytes: number; type: string } | { movedTo: string } | undefined> {
      const row = await findRow(db, id)
      if (!row) return undefined
      const rendition = findRendition(row, name)
      if (!rendition) {
        const movedTo = presentName(row, name)
        return movedTo === undefined ? undefined : { movedTo }
      }
      return { ...(await renditions.open(row, rendition)), type: mediaType(rendition.format) }
    },
    addMedia: bind(addMedia),
    prepareMedia: bind(prepareMedia),
    reserveMedia: bind(reserveMedia),
    storeMedia: bind(storeMedia),
    addPreparedMedia: bind(addPreparedMedia),
    keepOriginal: bind(keepOriginal),
    drawOriginal: bind(drawOriginal),
    staffMedia: bind(staffMedia),
    oneStaffMedia: bind(oneStaffMedia),
    mediaFolders: bind(mediaFolders),
    moveMedia: bind(moveMedia),
    changeMedia: bind(changeMedia),
    /** Refused while something shows the picture. */
    deleteMedia: bind(deleteMedia),
    takeOut: bind(takeOut),
  }
}
