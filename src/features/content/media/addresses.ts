import { createHash } from 'node:crypto'
import { slugify } from '../../../kernel/slug.ts'
import { movingFormats, type RenditionFormat, renditionFormats } from '../../../platform/drawing/formats.ts'
import type { PictureView } from '../views.ts'
import type { MediaRow } from './schema.ts'

/** A rendition of a picture. */
export interface RenditionName {
  widthPx: number
  format: RenditionFormat
}

type Addressed = Pick<MediaRow, 'id' | 'name' | 'hash' | 'edit' | 'width'>

/** No other widths are made, or a visitor could fill the disk with them. */
const offeredWidthsPx = [160, 320, 480, 640, 960, 1280, 1920] as const
const widestPx = 1920
/** Wide enough as a fallback, and for `og:image`. */
const middleWidthPx = 960
const longestSlug = 60

const formats: Readonly<Record<RenditionFormat, { extension: string; type: string }>> = {
  avif: { extension: 'avif', type: 'image/avif' },
  webp: { extension: 'webp', type: 'image/webp' },
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
}

export const mediaType = (format: RenditionFormat): string => formats[format].type

/** The widths of a picture, from narrow to wide; its own is the widest, so it is never enlarged. */
export function widthsOf({ width }: Pick<MediaRow, 'width'>): number[] {
  const own = Math.min(width, widestPx)
  return [...offeredWidthsPx.filter((offered) => offered < own), own]
}

export const middleWidth = (picture: Pick<MediaRow, 'width'>): number =>
  widthsOf(picture).findLast((width) => width <= middleWidthPx) ?? picture.width

/** The picture for shared links, in the size of its `src`. */
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

/** The address of the widest rendition, in the format that everything reads. */
export const widestPath = (picture: Addressed): string =>
  renditionPaths(picture)({ widthPx: widthsOf(picture).at(-1) ?? picture.width, format: 'jpeg' })

/** Parses a name in an address; undefined unless `renditionPaths` makes it. */
export function findRendition(picture: Addressed, name: string): RenditionName | undefined {
  const nameOf = fileNames(picture)
  const all = widthsOf(picture).flatMap((widthPx) => renditionFormats.map((format) => ({ widthPx, format })))
  return all.find((rendition) => nameOf(rendition) === name)
}

/** The present name of a rendition whose picture was cropped or replaced since. */
export function presentName(
  picture: Addressed & Pick<MediaRow, 'formerLooks'>,
  name: string,
): string | undefined {
  const [, look = '', width, extension] = /(?:^|-)([0-9a-f]{10})-(\d{1,5})\.([a-z]+)$/.exec(name) ?? []
  const format = renditionFormats.find((known) => formats[known].extension === extension)
  if (!format || !picture.formerLooks.includes(look)) return undefined
  const widthPx = widthsOf(picture).findLast((offered) => offered <= Number(width)) ?? widthsOf(picture)[0]
  return widthPx === undefined ? undefined : fileNames(picture)({ widthPx, format })
}

function fileNames({ name, ...look }: Addressed): (rendition: RenditionName) => string {
  const slug = slugify(name.replace(/\.[a-z\d]{2,5}$/i, ''))
    .slice(0, longestSlug)
    .replace(/-$/, '')
  const start = slug === '' ? lookOf(look) : `${slug}-${lookOf(look)}`
  return ({ widthPx, format }) => `${start}-${widthPx}.${formats[format].extension}`
}

const hashLetters = 10
export const hashOf = (contents: string | Buffer): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, hashLetters)

/** Identifies the look of a picture: cropping or replacing it changes every address. */
export function lookOf({ hash, edit }: Pick<MediaRow, 'hash' | 'edit'>): string {
  if (!edit) return hash
  const { turns, crop } = edit
  return hashOf(JSON.stringify([hash, turns, crop && [crop.left, crop.top, crop.width, crop.height]]))
}

/** The originals of a picture. */
export type Drawable = Pick<MediaRow, 'id' | 'hash' | 'edit' | 'format'>

/** Whether a picture is shown with all its frames; a turned one stands still. */
export const doesMove = ({ format, edit }: Pick<MediaRow, 'format' | 'edit'>): boolean =>
  movingFormats.some((moving) => moving === format) && !edit?.turns

/** The formats for current browsers, best first. AVIF is left out for a picture that moves: it would stand still. */
export const currentFormats = (picture: Pick<MediaRow, 'format' | 'edit'>): ('avif' | 'webp')[] =>
  doesMove(picture) ? ['webp'] : ['avif', 'webp']

/** Prefix of the storage keys of a picture. */
export const mediaFolder = (id: number): string => `media/${id}`
export const originalKey = ({ id, hash }: Pick<MediaRow, 'id' | 'hash'>): string =>
  `${mediaFolder(id)}/${hash}/original`
export const renditionFolder = (picture: Drawable): string => `${mediaFolder(picture.id)}/${lookOf(picture)}/`
export const renditionKey = (picture: Drawable, { widthPx, format }: RenditionName): string =>
  `${renditionFolder(picture)}${widthPx}.${formats[format].extension}`
