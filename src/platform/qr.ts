import sharp from 'sharp'
import { encode, type QrCodeGenerateOptions } from 'uqr'

/** Light all around, in modules: scanners need it. */
const border = 4
/** Any mask can be scanned; to look for the best of the eight takes longer than all the rest of an order's page. */
const maskPattern = 2
const options: QrCodeGenerateOptions = { ecc: 'M', border, maskPattern }

/** A text as a QR code: the path of its dark modules in a square of `size`. */
export function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, options)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** The same as a picture, for mails: many programs for mail leave SVG out. */
export async function qrPng(text: string, modulePx = 6): Promise<Buffer> {
  const { data, size } = encode(text, options)
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * modulePx, size * modulePx, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
