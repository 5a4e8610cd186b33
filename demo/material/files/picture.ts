import sharp from 'sharp'
import { drawing, drawingWidth } from '../../drawings.ts'

export interface Picture {
  /** An SVG document. */
  svg: string
  title: string
  maker: string
  created: Date
  width: number
}

const exifDate = (date: Date): string =>
  date.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ')

/** Pixels to the inch at which a drawing is about as wide as it is asked for. */
const densityFor = (width: number): number => Math.ceil((72 * width) / drawingWidth)

function labelled({ svg, title, maker, created, width }: Picture) {
  return sharp(Buffer.from(svg), { density: densityFor(width) })
    .resize({ width })
    .flatten({ background: '#f4eddc' })
    .withExif({
      IFD0: {
        ImageDescription: asciiOf(title),
        Artist: asciiOf(maker),
        Copyright: 'CC BY 4.0',
        DateTime: exifDate(created),
      },
    })
}

/** EXIF texts are ASCII. */
const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[^ -~]/g, '')

export const makeJpg = (picture: Picture): Promise<Buffer> =>
  labelled(picture).jpeg({ quality: 78 }).toBuffer()

export const makePng = (picture: Picture): Promise<Buffer> => labelled(picture).png().toBuffer()

/** With its title inside, as readers of SVG expect it. */
export async function makeSvg({ svg, title }: Picture): Promise<Buffer> {
  const safe = title.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return Buffer.from(svg.replace(/^(<svg [^>]*>)/, `$1<title>${safe}</title>`))
}

export const pictureSize = { width: 720, height: 540 }

/** A drawing for a page of a document. */
export const picturePage = (picture: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing(picture)))
    .resize(pictureSize)
    .jpeg({ quality: 70 })
    .toBuffer()
