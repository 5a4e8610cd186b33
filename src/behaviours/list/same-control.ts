/** What tells a control apart from others of its kind, whatever HTML it stands in. */
const nameOf = (control: Element): string =>
  [
    control.tagName,
    control.id || control.getAttribute('name') || (control.firstElementChild ?? control).textContent?.trim(),
  ].join(' ')

const controls = 'a[href], button, summary, input, select'
const named = (root: ParentNode, name: string) =>
  [...root.querySelectorAll(controls)].filter((other) => nameOf(other) === name)

/**
 * Remembers a control of `root` by what it says, and which one of several that say the same; answers the one that
 * stands for it once other HTML has come.
 */
export function sameControl(root: ParentNode, control: Element): () => HTMLElement | undefined {
  const name = nameOf(control)
  const at = named(root, name).indexOf(control)
  return () => {
    const same = named(root, name)[at]
    return same instanceof HTMLElement ? same : undefined
  }
}

/** Fills in a form that came anew with what the visitor set in the old one. */
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
