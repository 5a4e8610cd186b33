/** The HTML of an icon: one of our drawings, or a picture of the site. */
export interface IconSource {
  src: string
  width: number
  height: number
  isPicture: boolean
}

/** Undefined for HTML that contains neither. */
export function readIcon(html: string): IconSource | undefined {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
  const width = Number(element?.getAttribute('width')) || 30
  const height = Number(element?.getAttribute('height')) || 30
  if (element instanceof HTMLImageElement) return { src: element.src, width, height, isPicture: true }
  if (element?.tagName.toLowerCase() !== 'svg') return undefined
  const svg = new XMLSerializer().serializeToString(element)
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, isPicture: false }
}

/** Pixels of an icon at twice its size, enough for every screen; a picture becomes a disc. */
export async function drawIcon({ src, width, height, isPicture }: IconSource): Promise<ImageData> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws on no canvas')
  if (isPicture) {
    context.arc(width, height, Math.min(width, height) - 2, 0, 2 * Math.PI)
    context.clip()
    const scale = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight)
    const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
    context.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high)
  } else context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
