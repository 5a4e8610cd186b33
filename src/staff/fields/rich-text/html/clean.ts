import {
  addressAttributes,
  isOwnPicture,
  isSafeLink,
  proseAttributes,
  proseClasses,
  proseTags,
} from '../../../../kernel/prose.ts'

/** Removes from a parsed text what the server would remove, so that no script runs where it is shown. */
export function cleanElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName
    if (!proseTags.includes(tag)) {
      element.remove()
      continue
    }
    if (tag === 'img' && !isOwnPicture(element.getAttribute('src') ?? '')) {
      element.remove()
      continue
    }
    const known = [...(proseAttributes[tag] ?? []), ...(proseAttributes['*'] ?? []), 'id']
    for (const { name, value } of [...element.attributes]) {
      if (name === 'class') {
        const classes = [...element.classList].filter((one) => proseClasses.includes(one)).join(' ')
        if (classes) element.setAttribute('class', classes)
        else element.removeAttribute('class')
      } else if (!known.includes(name) || (addressAttributes.includes(name) && !isSafeLink(value)))
        element.removeAttribute(name)
    }
  }
}
