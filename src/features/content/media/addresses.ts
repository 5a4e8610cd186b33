import { slugify } from '../../../kernel/slug.ts'
import { type RenditionFormat, renditionFormats } from '../../../platform/drawing/formats.ts'
import type { PictureView } from '../views.ts'
import type { MediaRow } from './schema.ts'

/** One of the pictures that are made of a picture. */
export interface RenditionName {
  widthPx: number
  format: RenditionFormat
}

type Addressed = Pick<MediaRow, 'id' | 'name' | 'hash' | 'width'>

/** No other widths are made, or a visitor could fill the disk with them. */
const offeredWidthsPx = [160, 320, 480, 640, 960, 1280, 1920] as const
const widestPx = 1920
/** Wide enough for a browser that knows nothing better, and for `og:image`. */
const middleWidthPx = 960
const longestSlug = 60

const formats: Readonly<Record<RenditionFormat, { extension: string; type: string }>> = {
  avif: { extension: 'avif', type: 'image/avif' },
  webp: { extension: 'webp', type: 'image/webp' },
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
}

export const mediaType = (format: RenditionFormat): string => formats[format].type

/** The widths in which a picture is offered, from narrow to wide; its own is the widest, so it is never enlarged. */
export function widthsOf({ width }: Pick<MediaRow, 'width'>): number[] {
  const own = Math.min(width, widestPx)
  return [...offeredWidthsPx.filter((offered) => offered < own), own]
}

export const middleWidth = (picture: Pick<MediaRow, 'width'>): number =>
  widthsOf(picture).findLast((width) => width <= middleWidthPx) ?? picture.width

/** The picture of a page where it is shared: in the size of its `src`. */
export function sharedPicture({
  src,
  width,
  height,
  alt,
}: Pick<PictureView, 'src' | 'width' | 'height' | 'alt'>) {
  const shownWidth = middleWidth({ width })
  return { url: src, width: shownWidth, height: Math.round((height * shownWidth) / width), alt }
}

/** `/media/{id}/{slug}-{hash}-{width}.{extension}` of each rendition; the contents behind it never change. */
export function renditionPaths(picture: Addressed): (rendition: RenditionName) => string {
  const nameOf = fileNames(picture)
  return (rendition) => `/media/${picture.id}/${nameOf(rendition)}`
}

/** What a name in an address stands for; undefined when it is not one of those that `renditionPaths` makes. */
export function findRendition(picture: Addressed, name: string): RenditionName | undefined {
  const nameOf = fileNames(picture)
  const all = widthsOf(picture).flatMap((widthPx) => renditionFormats.map((format) => ({ widthPx, format })))
  return all.find((rendition) => nameOf(rendition) === name)
}

function fileNames({ name, hash }: Addressed): (rendition: RenditionName) => string {
  const slug = slugify(name.replace(/\.[a-z\d]{2,5}$/i, ''))
    .slice(0, longestSlug)
    .replace(/-$/, '')
  const start = slug === '' ? hash : `${slug}-${hash}`
  return ({ widthPx, format }) => `${start}-${widthPx}.${formats[format].extension}`
}

type Stored = Pick<MediaRow, 'id' | 'hash'>

/** Everything kept of a picture has a key below this one. */
export const mediaFolder = (id: number): string => `media/${id}`
export const originalKey = ({ id, hash }: Stored): string => `${mediaFolder(id)}/${hash}/original`
export const renditionKey = ({ id, hash }: Stored, { widthPx, format }: RenditionName): string =>
  `${mediaFolder(id)}/${hash}/${widthPx}.${formats[format].extension}`
