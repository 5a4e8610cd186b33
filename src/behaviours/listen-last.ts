/**
 * Listens for clicks in an element when every other script has had its turn, those at the document too. Whether one of
 * them handled the click says `event.defaultPrevented`; one that stopped it on its way is not heard of.
 */
export function listenLast(
  root: HTMLElement,
  act: (event: MouseEvent, target: Element) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (target instanceof Element && root.contains(target)) act(event, target)
    },
    { signal },
  )
}
