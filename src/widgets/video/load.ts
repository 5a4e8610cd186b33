import { type FileRow, parseFileId, previewPath } from '../../features/library/index.ts'
import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toImage } from '../shared/entries/entry-card.ts'
import { embedAddress } from '../shared/films/embed-address.ts'
import { fileTags } from '../shared/library-file/library-file.ts'
import type { VideoProps } from './fields.ts'

export interface VideoModel {
  /** Address of our own video file. */
  source?: string
  still?: PictureImage
  /** Service of an external video. */
  host?: string
  /** Embed address, used after consent. */
  embed?: string
}

const films = new Set(['mp4', 'm4v', 'webm', 'ogv', 'mov'])

/** Our own file when this visitor may open it; otherwise the external video. */
export async function load(
  { wpfd_file_id, media, url }: VideoProps,
  { features, viewer }: RenderContext,
): Promise<Loaded<VideoModel>> {
  const id = parseFileId(wpfd_file_id)
  const [row, picture] = await Promise.all([
    id === undefined ? undefined : features.library.file(viewer, id),
    media ? features.content.picture(media) : undefined,
  ])
  const isOwn = row !== undefined && plays(row)
  const embed = isOwn ? undefined : embedAddress(url)
  return {
    ...(embed !== undefined && { asks: ['video'] }),
    model: {
      ...(embed !== undefined && { embed }),
      ...(isOwn && { source: previewPath(row) }),
      ...(picture && { still: toImage(picture) }),
      ...(URL.canParse(url) && { host: new URL(url).hostname.replace(/^www\./, '') }),
    },
    tags: [
      ...(row ? fileTags([row], !row.access.open) : id === undefined ? [] : [`file:${id}`]),
      ...(media ? [`media:${media}`] : []),
    ],
  }
}

const plays = ({ extension, access, inside }: FileRow) =>
  films.has(extension.toLowerCase()) && access.open && inside !== undefined && inside.remoteUrl === undefined
