const mostMs = 10_000

/** Resolves once each widget of the canvas is drawn; a widget that does not come is not waited for any longer. */
export const whenDrawn = (canvas: Document): Promise<void> =>
  new Promise((resolve) => {
    const isDrawn = () => canvas.querySelector('.canvas-wait') === null
    if (isDrawn()) return resolve()
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => {
      if (isDrawn()) end()
    })
    observer.observe(canvas, { childList: true, subtree: true })
    const timer = setTimeout(end, mostMs)
  })
