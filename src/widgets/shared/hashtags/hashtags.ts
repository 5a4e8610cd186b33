/** Decodes the name in a hash; undefined when it is malformed. */
function nameIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    return undefined
  }
}

/** What a name in a hash leads to: an element by its `data-hashtag`, else by its id. */
const elementOf = (name: string): Element | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-hashtag]')].find(
    ({ dataset }) => dataset.hashtag === name,
  ) ??
  document.getElementById(name) ??
  undefined

/**
 * Opens what the address names by its `data-hashtag`, now and whenever the hash changes (CAT-11).
 * @param items or how to find them anew, where they may be replaced
 * @param partOf what an item shows once it is open: the item around the target of the hash opens as well
 */
export function followHash<Item extends HTMLElement>(
  items: readonly Item[] | (() => readonly Item[]),
  open: (item: Item) => void,
  signal: AbortSignal,
  partOf?: (item: Item) => Element | null | undefined,
): void {
  const follow = () => {
    const name = nameIn(location.hash)
    if (!name) return
    const known = typeof items === 'function' ? items() : items
    const target = partOf && elementOf(name)
    const item =
      known.find(({ dataset }) => dataset.hashtag === name) ??
      (target && known.find((one) => partOf(one)?.contains(target)))
    if (item) open(item)
  }
  window.addEventListener('hashchange', follow, { signal })
  follow()
}

/** Writes the hashtag of the opened element to the address; without one the address stays. */
export function writeHash({ dataset: { hashtag } }: HTMLElement): void {
  if (hashtag) history.replaceState(history.state, '', `#${hashtag}`)
}
