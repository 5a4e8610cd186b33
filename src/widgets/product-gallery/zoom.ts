/**
 * Shows the large picture under the pointer, moved to the point below it. Only where the large picture is wider than
 * the gallery (section 5); touch screens have the full screen.
 */
export function startZoom(slide: HTMLElement): () => void {
  const image = slide.querySelector('img')
  const listeners = new AbortController()
  const { signal } = listeners
  let zoomed: HTMLImageElement | undefined

  const leave = () => {
    zoomed?.remove()
    zoomed = undefined
  }
  const move = ({ clientX, clientY }: MouseEvent) => {
    if (!zoomed || !image) return
    const box = slide.getBoundingClientRect()
    const part = (at: number, start: number, length: number) =>
      Math.min(1, Math.max(0, (at - start) / length))
    const left = (zoomed.width - box.width) * part(clientX, box.left, box.width)
    const top = (zoomed.height - box.height) * part(clientY, box.top, box.height)
    zoomed.style.translate = `${-left}px ${-top}px`
  }
  const enter = (event: PointerEvent) => {
    const width = Number(image?.dataset.large_image_width)
    const height = Number(image?.dataset.large_image_height)
    const src = image?.dataset.large_image
    if (!src || event.pointerType !== 'mouse' || !(width > slide.clientWidth)) return
    leave()
    zoomed = new Image(width, Math.max(height, slide.clientHeight))
    zoomed.className = 'zoomImg'
    zoomed.alt = ''
    zoomed.src = src
    zoomed.style.objectFit = 'cover'
    slide.querySelector('a')?.append(zoomed)
    move(event)
  }

  slide.addEventListener('pointerenter', enter, { signal })
  slide.addEventListener('pointermove', move, { signal })
  slide.addEventListener('pointerleave', leave, { signal })
  return () => {
    listeners.abort()
    leave()
  }
}
