import sharp from 'sharp'

/** The largest width in which a picture is shown. */
const drawnWidthPx = 2_000
/** The most pixels of the size that the drawing itself declares; a larger one is meant to do harm. */
const mostOwnPixels = 50_000_000
const mostBytes = 5 * 1024 * 1024
/** Dots per inch at which a drawing has the size that it declares. */
const ownDensity = 72
const densities = { least: 1, most: 100_000 }

/**
 * Draws an SVG as pixels (PNG): scripts, links and foreign pictures disappear, because only the appearance stays.
 * Undefined if it cannot be drawn or is huge. The drawing process has a time limit.
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
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}
