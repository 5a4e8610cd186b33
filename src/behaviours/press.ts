/**
 * Watches whether the visitor holds a key or a button down. What is pressed then must stand until it is let go: a browser
 * makes no click of a press that began on one element and ended on another.
 */
export function watchPress(window: Window, signal: AbortSignal): { ended(): Promise<void> } {
  let isHeld = false
  let waiting: (() => void)[] = []
  const hold = () => {
    isHeld = true
  }
  const letGo = () => {
    isHeld = false
    const ready = waiting
    waiting = []
    // The click comes after the event that ends the press.
    setTimeout(() => {
      for (const go of ready) go()
    })
  }
  for (const name of ['pointerdown', 'keydown'])
    window.addEventListener(name, hold, { signal, capture: true })
  // A menu of the browser or another window may get the event that ends the press.
  for (const name of ['pointerup', 'pointercancel', 'keyup', 'contextmenu', 'blur'])
    window.addEventListener(name, letGo, { signal, capture: true })
  return { ended: async () => (isHeld ? new Promise((resolve) => waiting.push(resolve)) : undefined) }
}
