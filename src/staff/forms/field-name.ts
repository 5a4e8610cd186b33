import { useResourceContext, useTranslate } from 'react-admin'

/** What a field is called on the form; undefined for what no form shows. */
export function useFieldName(): (path: string) => string | undefined {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (path) => {
    const name = translate(`resources.${resource}.fields.${path}`, { _: '', smart_count: 1 })
    return name === '' ? undefined : name
  }
}
