import { controlDialog, openDialog } from '../../ui/dialog/dialog-control.ts'

/** The cart link opens the drawer beside it; on the cart page it stays a link. Returns the clean-up function. */
export function hearDrawer(root: HTMLElement): () => void {
  const dialog = root.querySelector('dialog')
  if (!dialog) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const link = () => root.querySelector<HTMLAnchorElement>('a.cart-contents')
  const release = controlDialog(dialog)
  root.addEventListener(
    'click',
    (event) => {
      const opener = link()
      if (!opener || !(event.target instanceof Node) || !opener.contains(event.target)) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || opener.pathname === location.pathname) return
      event.preventDefault()
      openDialog(dialog, opener)
    },
    { signal },
  )
  // A changed cart has replaced the link that opened the drawer.
  dialog.addEventListener(
    'close',
    () => {
      if (!root.contains(document.activeElement)) link()?.focus()
    },
    { signal },
  )
  return () => {
    listeners.abort()
    release()
  }
}
