import sharp from 'sharp'

/** The largest width in which a picture is shown. */
const drawnWidthPx = 2_000
/** Limit for the size that the drawing itself gives; a larger one is made to do harm. */
const mostOwnPixels = 50_000_000
const mostBytes = 5 * 1024 * 1024
/** Dots per inch at which a drawing has the size that it gives. */
const ownDensity = 72
const densities = { least: 1, most: 100_000 }

/**
 * Draws an SVG as pixels (PNG): scripts, links and foreign pictures disappear, because only its appearance is kept.
 * Undefined when it cannot be drawn or is huge. The process that draws has a time limit.
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
