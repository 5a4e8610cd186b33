import {
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { PartlyRefused } from '../api/partly-refused.ts'
import { useSayError } from '../api/say-error.ts'

/** Says which of the chosen rows stayed as they were, and why; the others are done. */
export function useSayRefused() {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const represent = useGetRecordRepresentation(useResourceContext())
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  return (error: unknown) => {
    if (error instanceof PartlyRefused) {
      const { refused } = error
      const reasons = refused.map(({ id, message }) => {
        const name = represent(data.find((row) => String(row.id) === String(id)))
        return typeof name === 'string' && name !== '' ? `${name}: ${message}` : message
      })
      const done = selectedIds.length - refused.length
      const said = done > 0 ? [translate('bulk.partly', { smart_count: done }), ...reasons] : reasons
      notify([...new Set(said)].join('\n'), { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      onUnselectItems()
      refresh()
    } else sayError(error)
  }
}
