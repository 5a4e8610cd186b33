import { slugify } from '../kernel/slug.ts'

type Row = Readonly<Record<string, unknown>>

const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  tiff: 'tif',
  'animated-gif': 'gif',
  'animated-webp': 'webp',
}

/** Where the original of a picture stands, by its row. */
export function mediaPath({ id, name, format }: Row): string {
  const plain = slugify(String(name).replace(/\.[a-z\d]{2,5}$/i, '')).slice(0, 80)
  const kind = String(format)
  return `media/${Number(id)}-${plain || 'foto'}.${extensions[kind] ?? kind}`
}

/** Where earlier contents of a file stand, by the row of these contents. */
export const versionPath = ({ id, extension }: Row): string =>
  `versions/${Number(id)}${/^[a-z\d]{1,12}$/i.test(String(extension)) ? `.${String(extension).toLowerCase()}` : ''}`
