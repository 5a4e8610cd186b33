import type { FileSearchProps } from '../fields.ts'
import { readAddress } from './address.ts'
import type { Criteria } from './criteria.ts'

/**
 * Reads what a visitor changed in the form before scripts ran. Fields that the form does not show keep their values.
 */
export function typedBefore(form: HTMLFormElement, props: FileSearchProps): Partial<Criteria> {
  const data = new FormData(form)
  const { criteria } = readAddress(data, { root: props.rootCategory, limit: props.limit })
  const { keyword, category, tags, types, sizes, dates } = criteria
  return {
    keyword,
    ...(data.has('catid') ? { category } : {}),
    ...(props.showTags ? { tags, typedTags: '' } : {}),
    ...(props.showFilters ? { types, sizes, dates } : {}),
  }
}
