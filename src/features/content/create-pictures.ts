import { tellOfPicture } from './entries/tell-of-picture.ts'
import type { Parts } from './parts.ts'
import type { MediaChange } from './staff-views.ts'

/** The pictures of the site. Pages that show a changed picture are expired. */
export function createPictures(parts: Parts) {
  const { media, changes } = parts
  const { picture, pictures, openPicture, addMedia, prepareMedia, staffMedia, oneStaffMedia } = media
  const { reserveMedia, storeMedia, addPreparedMedia } = media
  const { keepOriginal, drawOriginal, mediaFolders, moveMedia } = media
  return {
    picture,
    pictures,
    openPicture,
    addMedia,
    prepareMedia,
    reserveMedia,
    storeMedia,
    addPreparedMedia,
    staffMedia,
    oneStaffMedia,
    keepOriginal,
    drawOriginal,
    mediaFolders,
    moveMedia,
    changeMedia: (id: number, change: MediaChange) =>
      media.changeMedia(id, change, (tx) => tellOfPicture(parts, id, tx)),
    /** Refused while something shows the picture. */
    deleteMedia: async (id: number) =>
      media.deleteMedia(id, await parts.ownFields(), (tx) => changes.publish([`media:${id}`], tx)),
  }
}
