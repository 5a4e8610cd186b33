import type { ProductQuery } from '../../features/shop/index.ts'

/** Parameter names: prices in whole euros, the others as in classic shops. */
export const filterParameters = {
  from: 'min_price',
  to: 'max_price',
  stock: 'filter_stock_status',
  sale: 'on_sale',
} as const

/** The filters as typed: plain data for the form. */
export interface Filters {
  /** Whole euros; empty for no limit. */
  from: string
  to: string
  inStock: boolean
  onSale: boolean
}

export interface ReadFilters {
  filters: Filters
  query: Pick<ProductQuery, 'minCents' | 'maxCents' | 'inStock' | 'onSale'>
  /** The parameters that were understood, in canonical form. */
  parameters: readonly (readonly [string, string])[]
  /** Whether the address holds offered choices only, so that few pages are cached. */
  isPlain: boolean
}

/** Parses the filters of a list (SHOP-01) and ignores invalid values. */
export function readFilters(sent: URLSearchParams): ReadFilters {
  const { from, to, stock, sale } = filterParameters
  const euros = (name: string) => /^\d{1,6}$/.exec(sent.get(name)?.trim() ?? '')?.[0] ?? ''
  const filters: Filters = {
    from: euros(from),
    to: euros(to),
    inStock: sent.get(stock) === 'instock',
    onSale: sent.get(sale) === '1',
  }
  const parameters = [
    ...(filters.from ? [[from, filters.from] as const] : []),
    ...(filters.to ? [[to, filters.to] as const] : []),
    ...(filters.inStock ? [[stock, 'instock'] as const] : []),
    ...(filters.onSale ? [[sale, '1'] as const] : []),
  ]
  return {
    filters,
    query: {
      ...(filters.from ? { minCents: Number(filters.from) * centsPerEuro } : {}),
      ...(filters.to ? { maxCents: Number(filters.to) * centsPerEuro } : {}),
      ...(filters.inStock ? { inStock: true } : {}),
      ...(filters.onSale ? { onSale: true } : {}),
    },
    parameters,
    isPlain:
      !filters.from &&
      !filters.to &&
      Object.values(filterParameters).every((name) =>
        sent.getAll(name).every((value) => value === '' || isAmong(parameters, name, value)),
      ),
  }
}

const centsPerEuro = 100

const isAmong = (parameters: ReadFilters['parameters'], name: string, value: string): boolean =>
  parameters.some((parameter) => parameter[0] === name && parameter[1] === value)
