import { useResourceContext, useTranslate } from 'react-admin'
import { useOwnFields } from '../fields/own-fields.ts'
import { useKinds } from '../kinds/known.ts'

/** The label of a field; undefined for fields that no form shows. */
export function useFieldName(): (path: string) => string | undefined {
  const translate = useTranslate()
  const resource = useResourceContext()
  const own = useOwnFields(useKinds().ofResource(resource)?.type)
  return (path) => {
    const declared = own.find(({ name }) => path === `fields.${name}`)
    if (declared) return declared.label
    const name = translate(`resources.${resource}.fields.${path}`, { _: '', smart_count: 1 })
    return name === '' ? undefined : name
  }
}
