import sharp from 'sharp'

export interface Slides {
  title: string
  /** SVG documents of 4:3. */
  pictures: readonly string[]
  secondsEach: number
}

const size = { width: 640, height: 480 }

const id = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  title: 0x7ba9,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const

/**
 * A silent film of pictures. A lossy WebP holds one VP8 key frame, so a film of nothing but key frames needs no
 * other encoder than the one that writes our pictures.
 */
export async function makeWebm({ title, pictures, secondsEach }: Slides): Promise<Buffer> {
  const clusters: Buffer[] = []
  const milliseconds = Math.round(secondsEach * 1000)
  for (const [index, picture] of pictures.entries()) {
    const webp = await sharp(Buffer.from(picture)).resize(size).webp({ quality: 60, effort: 2 }).toBuffer()
    clusters.push(cluster(index * milliseconds, keyFrame(webp)))
  }
  // A player shows the last frame for as long as the one after it is away, so it comes twice.
  const last = clusters.length * milliseconds
  const webp = await sharp(Buffer.from(pictures.at(-1) ?? ''))
    .resize(size)
    .webp({ quality: 60, effort: 2 })
    .toBuffer()
  clusters.push(cluster(last - 40, keyFrame(webp)))

  const head = Buffer.concat([
    element(
      id.info,
      number(id.timecodeScale, 1_000_000),
      double(id.duration, last),
      string(id.title, title),
      string(id.muxingApp, 'Schelp'),
      string(id.writingApp, 'Schelp'),
    ),
    element(
      id.tracks,
      element(
        id.trackEntry,
        number(id.trackNumber, 1),
        number(id.trackUid, 1),
        number(id.trackType, 1),
        string(id.codecId, 'V_VP8'),
        element(id.video, number(id.pixelWidth, size.width), number(id.pixelHeight, size.height)),
      ),
    ),
  ])
  return Buffer.concat([
    element(
      id.ebml,
      number(id.ebmlVersion, 1),
      number(id.ebmlReadVersion, 1),
      number(id.ebmlMaxIdLength, 4),
      number(id.ebmlMaxSizeLength, 8),
      string(id.docType, 'webm'),
      number(id.docTypeVersion, 2),
      number(id.docTypeReadVersion, 2),
    ),
    element(id.segment, head, ...clusters, cues(head.length, clusters, milliseconds)),
  ])
}

/** The VP8 chunk of a WebP file. */
function keyFrame(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error('This WebP file holds no lossy picture.')
}

function cluster(time: number, frame: Buffer): Buffer {
  const track = 0x81
  const keyFrameFlag = 0x80
  return element(
    id.cluster,
    number(id.timecode, time),
    element(id.simpleBlock, Buffer.from([track, 0, 0, keyFrameFlag]), frame),
  )
}

/** Where each picture starts, so that a player can jump. */
function cues(offset: number, clusters: readonly Buffer[], milliseconds: number): Buffer {
  let position = offset
  const points = clusters.slice(0, -1).map((piece, index) => {
    const point = element(
      id.cuePoint,
      number(id.cueTime, index * milliseconds),
      element(id.cueTrackPositions, number(id.cueTrack, 1), number(id.cueClusterPosition, position)),
    )
    position += piece.length
    return point
  })
  return element(id.cues, ...points)
}

function element(name: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  // A size of eight bytes: its first bit of one stands in the first byte.
  const head = Buffer.alloc(8)
  head[0] = 0x01
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([bytesOf(name), head, body])
}

const bytesOf = (value: number): Buffer => {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

const number = (name: number, value: number): Buffer => element(name, bytesOf(value))
const string = (name: number, value: string): Buffer => element(name, Buffer.from(value))
const double = (name: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(name, bytes)
}
