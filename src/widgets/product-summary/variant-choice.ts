/** A variant in `data-product_variations`, as our server writes it. */
interface Variation {
  variation_id: number
  attributes: Record<string, string>
  sku: string
  display_price: number
  is_in_stock: boolean
  max_qty: number
  image_id: number
}

/**
 * Finds the variant for the chosen options: shows its price and stock in place of the product's, and updates the button
 * and the gallery. Without a match it says so. The button submits only a complete choice; before that the form names
 * what is missing.
 */
export function createVariantChoice(
  form: HTMLElement,
  button: HTMLButtonElement,
  quantity: HTMLInputElement | null,
): () => void {
  const { product_variations: json } = form.dataset
  if (json === undefined) return () => undefined
  const variations: Variation[] = JSON.parse(json)
  const selects = [...form.querySelectorAll<HTMLSelectElement>('select[name^=attribute_]')]
  const parts = [...form.querySelectorAll<HTMLElement>('[data-variation]')]
  const field = form.querySelector<HTMLInputElement>('.variation_id')
  const none = form.querySelector<HTMLElement>('.no-variant')
  const whole = form.parentElement?.querySelector<HTMLElement>('[data-offer]')

  const choose = () => {
    offerOnlyWhatIs(selects, variations)
    const complete = selects.every(({ value }) => value !== '')
    const chosen = complete ? variations.find((variation) => fits(variation, selects)) : undefined
    for (const part of parts) part.hidden = part.dataset.variation !== String(chosen?.variation_id)
    if (whole) whole.hidden = chosen !== undefined
    if (none) none.hidden = !complete || chosen !== undefined
    if (field) field.value = chosen ? String(chosen.variation_id) : ''
    button.disabled = complete && !chosen?.is_in_stock
    button.classList.toggle('ajax_add_to_cart', chosen?.is_in_stock === true)
    if (chosen) {
      button.setAttribute('data-variation_id', String(chosen.variation_id))
      button.setAttribute('data-product_sku', chosen.sku)
      button.setAttribute('data-product_price', chosen.display_price.toFixed(2))
      if (quantity) quantity.max = String(Math.max(1, chosen.max_qty))
    } else button.removeAttribute('data-variation_id')
    const pictureId = chosen?.image_id
    if (pictureId)
      form.dispatchEvent(new CustomEvent('variant-chosen', { bubbles: true, detail: { pictureId } }))
  }

  form.addEventListener('change', choose)
  choose()
  return () => form.removeEventListener('change', choose)
}

const fits = ({ attributes }: Variation, selects: readonly HTMLSelectElement[]): boolean =>
  selects.every(({ name, value }) => value === '' || attributes[name] === value)

/** Disables options that lead to no variant together with the other choices. */
function offerOnlyWhatIs(selects: readonly HTMLSelectElement[], variations: readonly Variation[]): void {
  for (const select of selects) {
    const others = selects.filter((other) => other !== select)
    const possible = variations.filter((variation) => fits(variation, others))
    for (const option of select.options)
      option.disabled =
        option.value !== '' && !possible.some(({ attributes }) => attributes[select.name] === option.value)
  }
}
