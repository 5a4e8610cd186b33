import { Mp3Encoder } from '@breezystack/lamejs'

/** One stroke of a bell. */
export interface Stroke {
  /** Seconds from the start. */
  at: number
  /** Of the strike tone, in hertz. */
  pitch: number
  /** 0 to 1. */
  loudness: number
}

export interface Sound {
  title: string
  artist: string
  album: string
  comment: string
  created: Date
  seconds: number
  strokes: readonly Stroke[]
  /** Decay time of the lowest partial: seconds until it is e times softer. */
  ring: number
}

const sampleRate = 16_000
const kilobits = 40
const frame = 576

/** The partials of a bell: ratio to the strike tone, loudness, and how fast it dies. */
const partials = [
  { ratio: 0.5, loudness: 0.55, decay: 1 },
  { ratio: 1, loudness: 0.6, decay: 1.5 },
  { ratio: 1.2, loudness: 0.5, decay: 1.9 },
  { ratio: 1.5, loudness: 0.25, decay: 2.6 },
  { ratio: 2, loudness: 0.75, decay: 2.4 },
  { ratio: 2.67, loudness: 0.2, decay: 4 },
  { ratio: 3, loudness: 0.25, decay: 4.6 },
  { ratio: 4.1, loudness: 0.16, decay: 7 },
] as const

/** Mono, 40 kbit/s, with an ID3v2.3 tag before the frames. */
export async function makeMp3(sound: Sound): Promise<Buffer> {
  const samples = synthesise(sound)
  const encoder = new Mp3Encoder(1, sampleRate, kilobits)
  const frames: Buffer[] = []
  // The encoder says that it gives unsigned bytes, but they are signed.
  for (let at = 0; at < samples.length; at += frame)
    frames.push(Buffer.from(encoder.encodeBuffer(samples.subarray(at, at + frame))))
  frames.push(Buffer.from(encoder.flush()))
  return Buffer.concat([tag(sound), ...frames])
}

function synthesise({ seconds, strokes, ring }: Sound): Int16Array {
  const wave = new Float64Array(Math.round(seconds * sampleRate))
  for (const { at, pitch, loudness } of strokes)
    for (const partial of partials)
      strike(wave, at, pitch * partial.ratio, loudness * partial.loudness, ring / partial.decay)
  const fade = sampleRate * 0.4
  let peak = 0.001
  for (const value of wave) peak = Math.max(peak, Math.abs(value))
  const samples = new Int16Array(wave.length)
  for (let at = 0; at < wave.length; at += 1) {
    const left = Math.min(1, (wave.length - at) / fade)
    samples[at] = Math.round(((wave[at] ?? 0) / peak) * left * 29_000)
  }
  return samples
}

/** Adds a dying sine; its next value follows from the two before it. */
function strike(wave: Float64Array, at: number, hertz: number, loudness: number, ring: number): void {
  if (hertz > sampleRate / 2.4) return
  const step = (2 * Math.PI * hertz) / sampleRate
  const fall = Math.exp(-1 / (ring * sampleRate))
  const turn = 2 * Math.cos(step) * fall
  const damp = fall * fall
  let before = 0
  let value = Math.sin(step) * loudness
  const from = Math.round(at * sampleRate)
  const end = Math.min(wave.length, from + Math.round(ring * sampleRate * 5))
  for (let index = from; index < end; index += 1) {
    wave[index] = (wave[index] ?? 0) + value
    const next = turn * value - damp * before
    before = value
    value = next
  }
}

/** ID3v2.3, texts in UTF-16 with its mark. */
function tag({ title, artist, album, comment, created }: Sound): Buffer {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  const frameOf = (id: string, body: Buffer) => {
    const head = Buffer.alloc(10)
    head.write(id, 0, 'latin1')
    head.writeUInt32BE(body.length, 4)
    return Buffer.concat([head, body])
  }
  const text = (id: string, value: string) => frameOf(id, Buffer.concat([Buffer.from([1]), utf16(value)]))
  const note = Buffer.concat([
    Buffer.from([1]),
    Buffer.from('dut'),
    utf16(''),
    Buffer.from([0, 0]),
    utf16(comment),
  ])
  const body = Buffer.concat([
    text('TIT2', title),
    text('TPE1', artist),
    text('TALB', album),
    text('TYER', String(created.getUTCFullYear())),
    frameOf('COMM', note),
  ])
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
  for (let at = 0; at < 4; at += 1) head[6 + at] = (body.length >> (7 * (3 - at))) & 0x7f
  return Buffer.concat([head, body])
}
