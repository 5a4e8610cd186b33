import { tellOfPicture } from './entries/tell-of-picture.ts'
import type { Parts } from './parts.ts'
import type { MediaChange } from './staff-views.ts'

/** The pictures of the site; what shows one hears that it changed. */
export function createPictures(parts: Parts) {
  const { media, changes } = parts
  const { picture, pictures, openPicture, addMedia, staffMedia, oneStaffMedia, keepOriginal, drawOriginal } =
    media
  return {
    picture,
    pictures,
    openPicture,
    addMedia,
    staffMedia,
    oneStaffMedia,
    keepOriginal,
    drawOriginal,
    async changeMedia(id: number, change: MediaChange) {
      const changed = await media.changeMedia(id, change)
      if (changed.ok) await tellOfPicture(parts, id)
      return changed
    },
    /** A picture that something shows stays. */
    async deleteMedia(id: number) {
      const deleted = await media.deleteMedia(id, await parts.ownFields())
      if (deleted.ok) await changes.publish([`media:${id}`])
      return deleted
    },
  }
}
