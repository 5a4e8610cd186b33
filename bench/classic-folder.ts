import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import {
  largeSite,
  pathOfFile,
  pathOfPicture,
  type Sizes,
  wordsOf,
} from '../src/classic-site/testing/large-site.ts'
import { writeDump } from '../src/classic-site/testing/write-dump.ts'

/** Of ten pictures: photographs as cameras and telephones made them after WordPress shrank them, scans, drawings. */
const shapes = [
  { share: 4, format: 'jpeg', width: 1_200, height: 800 },
  { share: 3, format: 'jpeg', width: 1_920, height: 1_280 },
  { share: 1, format: 'jpeg', width: 2_560, height: 1_707 },
  { share: 1, format: 'jpeg', width: 800, height: 1_100 },
  { share: 1, format: 'png', width: 600, height: 400 },
] as const

const ofTen = shapes.flatMap((shape) => Array.from({ length: shape.share }, () => shape))
const shapeOf = (at: number) => ofTen[at % ofTen.length] ?? shapes[0]
const extensionOf = (at: number) => (shapeOf(at).format === 'png' ? 'png' : 'jpg')
/** How many pictures of each shape are drawn; the others are copies of them. */
const drawings = 4

/** Writes a classic site into a folder: a dump of its database, and its folder of uploads. */
export async function writeClassicFolder(folder: string, sizes: Sizes): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'dump.sql'), writeDump(largeSite(sizes, extensionOf)))
  const write = async (path: string, contents: string | Buffer) => {
    const full = join(folder, 'uploads', path)
    await mkdir(dirname(full), { recursive: true })
    await writeFile(full, contents)
  }
  for (let at = 0; at < sizes.files; at++) await write(pathOfFile(at), contentsOf(at))
  const drawn = new Map<string, Buffer>()
  for (let at = 0; at < sizes.pictures; at++) {
    const shape = shapeOf(at)
    const key = `${shape.format} ${shape.width} ${Math.floor(at / ofTen.length) % drawings}`
    const contents = drawn.get(key) ?? (await draw(shape, drawn.size))
    drawn.set(key, contents)
    await write(pathOfPicture(at, extensionOf(at)), contents)
  }
}

const fileBytes = 1_024
const contentsOf = (at: number): string => `${at}: ${wordsOf(at, 200)}`.slice(0, fileBytes)

/** Soft shapes with some grain, which take as many bytes as a photograph. */
async function draw({ format, width, height }: (typeof shapes)[number], seed: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .png()
    .toBuffer()
  const hue = (seed * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},50%,70%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 90) % 360},40%,30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)" opacity=".7"/>
    <circle cx="${width / 3}" cy="${height / 2}" r="${height / 4}" fill="hsl(${(hue + 180) % 360},60%,50%)" opacity=".6"/></svg>`
  const whole = sharp(grain).composite([{ input: Buffer.from(svg) }])
  return format === 'png' ? whole.png({ palette: true }).toBuffer() : whole.jpeg({ quality: 82 }).toBuffer()
}
