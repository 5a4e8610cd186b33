import type { FileId } from './file-id.ts'

export interface DownloadPlace {
  id: FileId
  slug: string
  extension: string
  category: { id: number; slug: string }
}

/** `/download/{catid}/{catslug}/{id}/{slug}.{ext}` (decisions, routes). */
export const downloadPath = ({ id, slug, extension, category }: DownloadPlace): string =>
  `/download/${category.id}/${segment(category.slug)}/${id}/${segment(slug)}${extension && `.${segment(extension)}`}`

/** The address that shows the same contents in the browser, where that is safe. */
export const previewPath = (place: DownloadPlace): string => `${downloadPath(place)}?preview=1`

const segment = (text: string): string => encodeURIComponent(text || '-')
