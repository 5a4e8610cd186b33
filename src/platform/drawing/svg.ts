import sharp from 'sharp'

/** As wide as a picture is ever shown. */
const drawnWidthPx = 2_000
/** Of the drawing as it names its own size; what would be larger is made to hurt. */
const mostOwnPixels = 50_000_000
const mostBytes = 5 * 1024 * 1024
const secondsToDraw = 10
/** Dots per inch at which a drawing has the size that it names. */
const ownDensity = 72
const densities = { least: 1, most: 100_000 }

/**
 * A drawing in SVG made into pixels (PNG): no script, link or foreign picture in it is left, because only what it
 * looks like is kept. Undefined for what cannot be drawn, is huge, or takes too long.
 */
export async function drawSvg(contents: Buffer, widthPx = drawnWidthPx): Promise<Buffer | undefined> {
  if (contents.length > mostBytes) return undefined
  try {
    const { width, height } = await sharp(contents, {
      density: ownDensity,
      limitInputPixels: mostOwnPixels,
    }).metadata()
    if (width * height > mostOwnPixels) return undefined
    const density = (ownDensity * widthPx) / Math.max(width, height)
    return await sharp(contents, {
      density: Math.min(Math.max(density, densities.least), densities.most),
      limitInputPixels: mostOwnPixels,
    })
      .resize({ width: widthPx, height: widthPx, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: secondsToDraw })
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}
