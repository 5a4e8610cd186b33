/** Decodes the name in a hash; undefined when it is malformed. */
function nameIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    return undefined
  }
}

/**
 * Opens what the address names by its `data-hashtag`, now and whenever the hash changes (CAT-11).
 * @param items or how to find them anew, where they may be replaced
 */
export function followHash<Item extends HTMLElement>(
  items: readonly Item[] | (() => readonly Item[]),
  open: (item: Item) => void,
  signal: AbortSignal,
): void {
  const follow = () => {
    const name = nameIn(location.hash)
    const known = typeof items === 'function' ? items() : items
    const item = name && known.find(({ dataset }) => dataset.hashtag === name)
    if (item) open(item)
  }
  window.addEventListener('hashchange', follow, { signal })
  follow()
}

/** Writes the hashtag of the opened element to the address; without one the address stays. */
export function writeHash({ dataset: { hashtag } }: HTMLElement): void {
  if (hashtag) history.replaceState(history.state, '', `#${hashtag}`)
}
