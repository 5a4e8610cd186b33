/** Identifies a control among others of its kind, in any HTML. */
const nameOf = (control: Element): string =>
  [
    control.tagName,
    control.id || control.getAttribute('name') || (control.firstElementChild ?? control).textContent?.trim(),
  ].join(' ')

const controls = 'a[href], button, summary, input, select'
const named = (root: ParentNode, name: string) =>
  [...root.querySelectorAll(controls)].filter((other) => nameOf(other) === name)

/**
 * Remembers a control of `root` by its label and its index among equal ones. Returns a function that finds it in new
 * HTML.
 */
export function sameControl(root: ParentNode, control: Element): () => HTMLElement | undefined {
  const name = nameOf(control)
  const at = named(root, name).indexOf(control)
  return () => {
    const same = named(root, name)[at]
    return same instanceof HTMLElement ? same : undefined
  }
}

/** Copies the visitor's input from the old form to the new one. */
export function takeOver(form: HTMLFormElement, before: HTMLFormElement): void {
  const set = [...before.elements]
  for (const field of form.elements) {
    const old = set.find(
      (other) => other.tagName === field.tagName && other.id === field.id && nameOf(other) === nameOf(field),
    )
    if (field instanceof HTMLSelectElement && old instanceof HTMLSelectElement) field.value = old.value
    if (!(field instanceof HTMLInputElement && old instanceof HTMLInputElement) || field.type === 'hidden')
      continue
    if (field.type === 'checkbox') field.checked = old.checked
    else field.value = old.value
  }
}
