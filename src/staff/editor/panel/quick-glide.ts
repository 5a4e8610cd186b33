/** The copy of a dropped widget that Puck moves to its place. */
const isGliding = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.inert && node.style.zIndex === '2147483647'

/** Puck hides what is dropped until a copy of it has glided to its place; here it stands there at once. */
export function quickGlide(): () => void {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!isGliding(node)) continue
        const animate = node.animate.bind(node)
        node.animate = (...how) => {
          const glide = animate(...how)
          glide.finish()
          return glide
        }
      }
  })
  watch.observe(document.body, { childList: true })
  return () => watch.disconnect()
}
