const name = 'category'

/** The category in the address of the page, so that one can be linked to. */
export function addressedCategory(): number | undefined {
  const id = Number(new URLSearchParams(window.location.search).get(name))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** Keeps it there, without a step in the history. */
export function keepAddress(id: number | undefined): void {
  const url = new URL(window.location.href)
  if (id === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, String(id))
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}
