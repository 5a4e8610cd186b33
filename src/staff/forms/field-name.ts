import { useResourceContext, useTranslate } from 'react-admin'
import { entryTypes, kindOf } from '../../kernel/kinds.ts'
import { useOwnFields } from '../fields/own-fields.ts'

/** What a field is called on the form; undefined for what no form shows. */
export function useFieldName(): (path: string) => string | undefined {
  const translate = useTranslate()
  const resource = useResourceContext()
  const own = useOwnFields(entryTypes.find((type) => kindOf(type).resource === resource))
  return (path) => {
    const declared = own.find(({ name }) => path === `fields.${name}`)
    if (declared) return declared.label
    const name = translate(`resources.${resource}.fields.${path}`, { _: '', smart_count: 1 })
    return name === '' ? undefined : name
  }
}
