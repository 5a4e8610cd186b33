import { type PuckApi, setDeep } from '@puckeditor/core'
import { focusField } from '../../panel/focus-field.ts'
import { rooms } from '../../rooms.ts'
import { type Point, placeAt, placesIn } from './places.ts'
import { type Ended, typeIn } from './type-in.ts'
import { setTypedBlock } from './typed-block.ts'
import { type Words, wordsIn } from './words.ts'

type GetPuck = () => Pick<PuckApi, 'dispatch' | 'getItemById' | 'getSelectorForId' | 'selectedItem'>

/** The document is updated in a pause of the typing: on a long page an update takes longer than a key may. */
const pauseMs = 250
const atMostMs = 2000

/**
 * Has a text of a widget typed in on the page: the one that was pointed at, else the first. Words that a page fills by
 * itself, and text with markup, are written in the panel, which gets the focus. False when the widget has nothing to
 * type in there.
 */
export function startTyping(getPuck: GetPuck, block: HTMLElement, point?: Point): boolean {
  const id = block.getAttribute('data-puck-component') ?? ''
  const { getItemById, getSelectorForId, selectedItem, dispatch } = getPuck()
  const item = getItemById(id)
  const itemSelector = getSelectorForId(id)
  if (!item || !itemSelector) return false
  const all = wordsIn(rooms.get(item.type)?.fields ?? {}, item.props)
  const places = placesIn(block, all)
  const place = point ? placeAt(places, point) : places[0]
  const isWritable = place && !place.words.isDynamic && !place.node.parentElement?.closest('[inert]')
  const inPanel = place?.words ?? all.find(({ type, isDynamic }) => isDynamic || type === 'richtext')
  const words = isWritable ? place.words : (inPanel ?? (point ? undefined : all[0]))
  if (!words) return false
  if (selectedItem?.props.id !== id) dispatch({ type: 'setUi', ui: { itemSelector } })
  if (isWritable) typeAt(getPuck, block, id, place.node, words, point)
  else focusField(words.path)
  return true
}

/** The same for the chosen widget; `canvas` is the document of the page. */
export function startTypingInChosen(getPuck: GetPuck, canvas: Document | undefined): boolean {
  const block = blockOf(canvas, getPuck().selectedItem)
  return block ? startTyping(getPuck, block) : false
}

/** Returns the widget as it stands on the canvas. */
export const blockOf = (canvas: Document | undefined, item: PuckApi['selectedItem']) =>
  canvas?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(item?.props.id ?? '')}"]`)

function typeAt(
  getPuck: GetPuck,
  block: HTMLElement,
  id: string,
  node: Text,
  words: Words,
  point: Point | undefined,
): void {
  let written = words.value
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince: number | undefined
  let isOver = false

  const write = (value: string) => {
    clearTimeout(timer)
    waitsSince = undefined
    const { getItemById, getSelectorForId, dispatch } = getPuck()
    const item = getItemById(id)
    const place = getSelectorForId(id)
    if (value === written || !item || !place) return
    written = value
    dispatch({
      type: 'replace',
      destinationIndex: place.index,
      destinationZone: place.zone,
      data: { ...item, props: setDeep(item.props, words.path, value) },
    })
  }
  const writeNow = () => write(typed.read())
  const onType = () => {
    clearTimeout(timer)
    waitsSince ??= Date.now()
    const waitMs = Math.min(pauseMs, waitsSince + atMostMs - Date.now())
    timer = setTimeout(writeNow, Math.max(0, waitMs))
  }
  const onEnd = ({ back, byKey }: Ended) => {
    // Removing the box also fires its blur event.
    if (isOver) return
    isOver = true
    window.removeEventListener('beforeunload', writeNow, { capture: true })
    const value = back ? words.value : typed.read()
    typed.restore()
    setTypedBlock(undefined)
    write(value)
    if (byKey) block.focus({ preventScroll: true })
  }
  setTypedBlock(id)
  // Runs before the editor checks for unsaved changes.
  window.addEventListener('beforeunload', writeNow, { capture: true })
  const typed = typeIn(node, words, { onType, onEnd }, point)
}
