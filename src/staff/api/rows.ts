import {
  type UseGetListOptions,
  type UseGetOneOptions,
  useGetList,
  useGetMany,
  useGetOne,
  useInfiniteGetList,
  useListContext,
  useRecordContext,
} from 'react-admin'
import type { ResourceName, RowOf, WholeOf } from '../../staff-api/contract.ts'

// react-admin's hooks, typed by what the resource declares. Where several resources share a component, their names stand
// in the type: `useRow<'pages' | 'products'>()`.

/** The row of a list that this stands in. */
export const useRow = <Name extends ResourceName>(_?: Name) => useRecordContext<RowOf<Name>>()

/** The row that a form or a page shows. */
export const useWhole = <Name extends ResourceName>(_?: Name) => useRecordContext<WholeOf<Name>>()

/** The rows of the list that this stands in. */
export const useListed = <Name extends ResourceName>(_?: Name) => useListContext<RowOf<Name>>()

export const useRows = <Name extends ResourceName>(
  resource: Name,
  params?: Parameters<typeof useGetList>[1],
  options?: UseGetListOptions<RowOf<Name>>,
) => useGetList<RowOf<Name>>(resource, params, options)

export const useSomeRows = <Name extends ResourceName>(
  resource: Name,
  ids: readonly (string | number)[],
  options?: { enabled?: boolean },
) => useGetMany<RowOf<Name>>(resource, { ids: [...ids] }, options)

export const useOneRow = <Name extends ResourceName>(
  resource: Name,
  id: string | number | undefined,
  options?: UseGetOneOptions<WholeOf<Name>>,
) => useGetOne<WholeOf<Name>>(resource, { id }, options)

/** Page after page of a list. */
export const useMoreRows = <Name extends ResourceName>(
  resource: Name,
  params: Parameters<typeof useInfiniteGetList>[1],
) => useInfiniteGetList<RowOf<Name>>(resource, params)
