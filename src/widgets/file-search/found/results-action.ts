import type { Listing } from '../form/criteria.ts'
import { firstDirection } from '../results/first-direction.ts'
import type { Cause } from './use-search.ts'

/** How a file is opened from the results. */
export type Opening = 'file' | 'preview' | 'description'

/** The request behind a click or a change in the results. */
export type ResultsAction =
  | { kind: 'search'; listing: Partial<Listing>; cause: Cause }
  /** Another search offered by the results: other words, or a fresh start. */
  | { kind: 'address'; query: string }
  | { kind: 'open'; as: Opening; id: string; category: string }
  | { kind: 'choose-all'; on: boolean }

const openings = {
  'wpfd-file-link': 'file',
  wpfd_previewlink: 'preview',
  'wpfd-view-more': 'description',
} as const

/** Maps a click in the results to a request; undefined leaves it to the browser. `path` is the page's. */
export function clicked(target: Element, path: string): ResultsAction | undefined {
  const link = target.closest('a')
  if (!link || link.target === '_blank') return undefined
  const { page, id, catid, category_id: category } = link.dataset
  if (page !== undefined) return { kind: 'search', listing: { page: Number(page) }, cause: 'page' }
  const head = link.closest<HTMLElement>('th[data-ordering]')
  if (head) return { kind: 'search', listing: { order: orderOf(head) }, cause: 'head' }
  for (const [name, as] of Object.entries(openings)) {
    if (id !== undefined && link.classList.contains(name))
      return { kind: 'open', as, id, category: catid ?? category ?? '0' }
  }
  const { origin, pathname, hash, search, searchParams } = new URL(link.href, location.href)
  // A button of the shop leads to the page that it stands on.
  const isSearch =
    origin === location.origin && pathname === path && hash === '' && !searchParams.has('add-to-cart')
  return isSearch ? { kind: 'address', query: search } : undefined
}

const orderOf = ({ dataset }: HTMLElement): NonNullable<Listing['order']> => ({
  column: dataset.ordering ?? '',
  direction: dataset.direction === 'desc' ? 'desc' : 'asc',
})

/** Maps a changed control in the results to a request. */
export function changed(control: Element): ResultsAction | undefined {
  if (control instanceof HTMLInputElement && control.classList.contains('wpfd-choose-all'))
    return { kind: 'choose-all', on: control.checked }
  if (!(control instanceof HTMLSelectElement)) return undefined
  if (control.id === 'limit')
    return { kind: 'search', listing: { limit: Number(control.value) }, cause: 'limit' }
  if (control.name !== 'ordering' && control.name !== 'dir') return undefined
  const value = (name: string) => {
    const other = control.form?.elements.namedItem(name)
    return other instanceof HTMLSelectElement ? other.value : ''
  }
  const column = value('ordering')
  const direction = control.name === 'dir' ? value('dir') : firstDirection(column)
  const order =
    column === '' ? undefined : ({ column, direction: direction === 'desc' ? 'desc' : 'asc' } as const)
  return { kind: 'search', listing: { order }, cause: 'order' }
}
