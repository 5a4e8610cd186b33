/** So much quicker than Puck lets what was dropped glide to its place, which is hidden until it is there. */
const quicker = 5

const isGliding = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.inert && node.style.zIndex === '2147483647'

function hurry(copy: HTMLElement): void {
  if (!copy.isConnected) return
  for (const glide of copy.getAnimations())
    if (glide.playbackRate !== quicker) glide.updatePlaybackRate(quicker)
  requestAnimationFrame(() => hurry(copy))
}

/** What is dropped stands in its place at once, with a movement just long enough to be followed. */
export function quickGlide(): () => void {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isGliding(node)) hurry(node)
  })
  watch.observe(document.body, { childList: true })
  return () => watch.disconnect()
}
