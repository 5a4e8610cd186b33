import { type ListQuery, sorts, states } from './api/library.ts'

export const firstList: ListQuery = { below: true, words: '', sort: 'title', descending: false, page: 1 }
const names = ['category', 'q', 'state', 'below', 'sort', 'order', 'file'] as const
export const longestWords = 200

/** The state of the list, read from an address; what the address leaves out has its initial value. */
export function queryIn(search: string): ListQuery {
  const said = new URLSearchParams(search)
  const category = Number(said.get('category'))
  const state = states.find((known) => known === said.get('state'))
  return {
    ...firstList,
    ...(Number.isInteger(category) && category > 0 && { categoryId: category }),
    ...(state && { state }),
    words: (said.get('q') ?? '').slice(0, longestWords),
    below: said.get('below') !== '0',
    sort: sorts.find((known) => known === said.get('sort')) ?? firstList.sort,
    descending: said.get('order') === 'DESC',
  }
}

/** The file that an address opens. It is opened once: the stored address leaves it out. */
export function fileIn(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get('file'))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** The address for a state, with the other parameters of `search`. */
export function searchOf(
  { categoryId, words, state, below, sort, descending }: ListQuery,
  search: string,
): string {
  const said = new URLSearchParams(search)
  for (const name of names) said.delete(name)
  if (categoryId !== undefined) said.set('category', String(categoryId))
  if (words !== '') said.set('q', words)
  if (state) said.set('state', state)
  if (!below) said.set('below', '0')
  if (sort !== firstList.sort || descending) said.set('sort', sort)
  if (descending) said.set('order', 'DESC')
  return said.size > 0 ? `?${said}` : ''
}

/** Writes the state to the page's address, without a new history entry. */
export function keepAddress(query: ListQuery): void {
  const { pathname, search } = window.location
  const next = searchOf(query, search)
  if (next !== search) window.history.replaceState(window.history.state, '', pathname + next)
}
