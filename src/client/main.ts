/** The browser's entry on every public page: wakes what its HTML names, and nothing else. */
import { wake } from '../islands/wake.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import { reportFailedParts } from './failed-parts.ts'
import { keepCameFrom } from './keep-came-from.ts'
import { showFonts } from './show-fonts.ts'
import { startBehaviours, stopBehaviours } from './start-behaviours.ts'

reportFailedParts(document)
afterFirstPaint(() => {
  void showFonts(document.documentElement)
  // What a browser would fetch before the first paint when it stood there from the beginning.
  for (const { textContent } of document.head.querySelectorAll('noscript'))
    document.head.insertAdjacentHTML('beforeend', textContent)
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
