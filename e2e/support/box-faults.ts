import type { Locator } from '@playwright/test'

/**
 * What is wrong with something that opened over a page: a part of it outside the window that nothing scrolls to, a part
 * that is cut, a close button that cannot be pressed (also once its contents are scrolled to their end).
 * @param box the outermost element of what opened
 */
export const boxFaults = (box: Locator): Promise<string[]> =>
  box.evaluate((box) => {
    const faults: string[] = []
    const { clientWidth: width } = document.documentElement
    const say = (fault: string, { localName, className }: Element) =>
      faults.push(`${fault}: ${localName}.${String(className).replaceAll(' ', '.')}`)
    const isIn = ({ left, top, right, bottom }: DOMRect) =>
      left >= -1 && top >= -1 && right <= width + 1 && bottom <= innerHeight + 1
    const styleOf = (element: Element) => getComputedStyle(element)
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowY)
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
    }
    /** A picture shows what is drawn on it, and nobody scrolls it. */
    const isDrawing = (element: Element) => element.closest('svg, canvas, .live-map, .chart') !== null
    const all = [box, ...box.querySelectorAll('*')].filter(
      (element) => isSeen(element) && !isDrawing(element),
    )
    /** What lies in the page rather than over it is scrolled with the page. */
    const liesOver = (element: Element | null): boolean =>
      element !== null && (styleOf(element).position === 'fixed' || liesOver(element.parentElement))
    const isOver = liesOver(box)

    if (isOver && !isIn(box.getBoundingClientRect())) say('outside the window', box)
    for (const element of all) {
      const { overflowX, overflowY, textOverflow } = styleOf(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1) say('cut below', element)
      if (cuts(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        say('cut at the side', element)
      const { left, right } = element.getBoundingClientRect()
      let around: Element | null = element
      while (around && around !== box.parentElement && !scrolls(around)) around = around.parentElement
      const isReached = around !== null && around !== box.parentElement
      if (isOver && !isReached && !isIn(element.getBoundingClientRect())) say('out of reach', element)
      if (left < -1 || right > width + 1) {
        const isSideways = around !== null && around.scrollWidth > around.clientWidth + 1
        if (!isReached || !isSideways) say('beside the window', element)
      }
    }

    const isCross = (element: Element) => element.matches('.close:not([data-map-do])')
    const press = (when: string) => {
      const crosses = all.filter(isCross)
      for (const cross of crosses) {
        const at = cross.getBoundingClientRect()
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2)
        if (!isIn(at) || !cross.contains(hit)) say(`the close button cannot be pressed ${when}`, cross)
      }
      if (isOver && crosses.length === 0) say('no close button', box)
    }
    press('at first')
    const scrollers = all.filter((element) => scrolls(element) && element.scrollHeight > element.clientHeight)
    for (const element of scrollers) element.scrollTop = element.scrollHeight
    press('at the end')
    for (const element of scrollers) element.scrollTop = 0
    return faults
  })
