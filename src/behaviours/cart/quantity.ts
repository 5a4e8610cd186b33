/**
 * Keeps quantity fields at or above their minimum, and passes the quantity to the button beside them (SHOP-05). Returns
 * the clean-up function.
 */
export function hearQuantities(): () => void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input.qty[min]'))
    if (Number(input.value) < Number(input.min)) input.value = input.min
  const listeners = new AbortController()
  const copy = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('input.qty')) return
    const button = target
      .closest('form, li, .product')
      ?.querySelector<HTMLElement>('.add_to_cart_button, button[name="add-to-cart"]')
    if (button) button.dataset.quantity = target.value
  }
  for (const name of ['input', 'change'])
    document.body.addEventListener(name, copy, { signal: listeners.signal })
  return () => listeners.abort()
}
