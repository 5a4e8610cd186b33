import { rooms } from '../rooms.ts'
import { hasMargins, newName, type Puck, pageZone, placeFor, type Target } from './block-actions.ts'

const section = 'section'

/** Adds a widget to the page itself, in a section, without which it would stand at the edge of the window. */
function addInSection(puck: Puck, type: string, index: number): void {
  const id = newName(section)
  const inside = { type, props: { ...rooms.get(type)?.defaults, id: newName(type) } }
  // The first section of a page has no white space above it.
  const space = index === 0 ? { space: 'none' } : {}
  puck.dispatch({
    type: 'insert',
    componentType: section,
    destinationIndex: index,
    destinationZone: pageZone,
    id,
    recordHistory: false,
  })
  puck.dispatch({
    type: 'replace',
    destinationIndex: index,
    destinationZone: pageZone,
    data: { type: section, props: { ...rooms.get(section)?.defaults, ...space, id, content: [inside] } },
  })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index: 0, zone: `${id}:content` } } })
}

/** Adds a widget and chooses it. On a page it comes into a section. */
export function addWidget(puck: Puck, type: string, target?: Target, isPage = false): void {
  const { index, zone } = placeFor(type, puck, target)
  if (isPage && zone === pageZone && !hasMargins(type)) {
    addInSection(puck, type, index)
    return
  }
  puck.dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
}
