import { openDialog } from '../../../../ui/dialog/dialog-control.ts'
import type { MapSetup } from '../map-setup.ts'
import type { LiveMap } from './live-map.ts'

/** The map full screen with its list; on phones one of the two at a time. */
export function openAtlas(
  root: HTMLElement,
  { texts }: Pick<MapSetup, 'texts'>,
  live: Pick<LiveMap, 'setLarge' | 'closeWindow'>,
): () => void {
  const page = root.ownerDocument
  const opener = page.activeElement
  const dialog = page.createElement('dialog')
  dialog.className = 'place-atlas'
  dialog.setAttribute('aria-label', texts.mapLarge ?? '')
  const hole = page.createElement('div')
  hole.style.height = `${root.offsetHeight}px`
  const close = root.querySelector('[data-place-card] .close')?.cloneNode(true)
  if (close instanceof HTMLElement) {
    close.setAttribute('aria-label', texts.closeLarge ?? '')
    close.classList.add('atlas-close')
    close.addEventListener('click', () => dialog.close())
    dialog.append(close)
  }
  root.replaceWith(hole)
  dialog.append(root)
  if (root.querySelector('.place-list')) dialog.append(switchOf(page, dialog, texts))
  page.body.append(dialog)
  dialog.dataset.shown = 'map'
  // Escape first closes what is open inside.
  dialog.addEventListener('cancel', (event) => {
    if (live.closeWindow()) event.preventDefault()
  })
  dialog.addEventListener('close', () => {
    hole.replaceWith(root)
    dialog.remove()
    live.setLarge(false)
    if (opener instanceof HTMLElement) opener.focus()
  })
  openDialog(dialog)
  live.setLarge(true)
  return () => dialog.close()
}

function switchOf(page: Document, dialog: HTMLElement, texts: MapSetup['texts']): HTMLElement {
  const group = page.createElement('div')
  group.className = 'atlas-switch toggle'
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', texts.mapView ?? '')
  const buttons = (['list', 'map'] as const).map((name) => {
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = (name === 'list' ? texts.showList : texts.showMap) ?? ''
    button.setAttribute('aria-pressed', String(name === 'map'))
    button.addEventListener('click', () => {
      dialog.dataset.shown = name
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
    })
    return button
  })
  group.append(...buttons)
  return group
}
