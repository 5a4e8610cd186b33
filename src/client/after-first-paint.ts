/** By when a browser that says when it has painted mostly has. */
const saysByMs = 1000

/**
 * A page is read before it is used: on a slow line its words and pictures come before its scripts. The frame
 * after this one is not enough: a processor faster than its screen is there before anything can be seen.
 */
export function afterFirstPaint(act: () => void): void {
  // Of a page that nobody looks at, nothing is painted.
  if (document.visibilityState === 'hidden') {
    act()
    return
  }
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    painted.disconnect()
    act()
  }
  // The background alone, which a slow one paints first, is no page yet.
  const painted = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) begin()
  })
  painted.observe({ type: 'paint', buffered: true })
  // Some browsers keep to themselves when they painted.
  setTimeout(() => requestAnimationFrame(() => setTimeout(begin)), saysByMs)
}
