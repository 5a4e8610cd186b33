/** The browser's entry on every public page: wakes what its HTML names, and nothing else. */
import { wake } from '../islands/wake.ts'
import { reportFailedParts } from './failed-parts.ts'
import { keepCameFrom } from './keep-came-from.ts'
import { showFonts } from './show-fonts.ts'
import { startBehaviours, stopBehaviours } from './start-behaviours.ts'

reportFailedParts(document)
afterFirstPaint(() => {
  void showFonts(document.documentElement)
  keepCameFrom()
  wake(document)
  // Who drives a browser knows by the mark that the page answers to presses.
  void startBehaviours(document).then(() => document.documentElement.setAttribute('data-started', ''))
})

// Behaviours know nothing of islands: they say where they have put HTML, and its parts wake here.
document.addEventListener('html-added', ({ target }) => {
  if (!(target instanceof Element)) return
  wake(target)
  void startBehaviours(target)
})

// And where they are about to take it out.
document.addEventListener('html-leaving', ({ target }) => {
  if (target instanceof Element) stopBehaviours(target)
})

/** A page is read before it is used: on a slow line its words and pictures come before its scripts. */
function afterFirstPaint(act: () => void): void {
  // Of a page that nobody looks at, nothing is painted.
  if (document.visibilityState === 'hidden') act()
  else requestAnimationFrame(() => setTimeout(act))
}
