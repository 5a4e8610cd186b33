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

/**
 * Says which of the chosen rows stayed as they were, and why; the others are done. What it never came to stays chosen,
 * so that the same button does the rest.
 */
export function useSayRefused() {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const represent = useGetRecordRepresentation(useResourceContext())
  const { data = [], selectedIds, onSelect } = useListContext()
  return (error: unknown) => {
    if (error instanceof PartlyRefused) {
      const { refused, brokenOff } = error
      const reasons = refused.map(({ id, message }) => {
        const name = represent(data.find((row) => String(row.id) === String(id)))
        return typeof name === 'string' && name !== '' ? `${name}: ${message}` : message
      })
      const left = brokenOff?.ids ?? []
      const done = selectedIds.length - refused.length - left.length
      const said = [
        ...(brokenOff
          ? [
              translate(brokenOff.message, { _: brokenOff.message }),
              translate('bulk.broken', { done, left: left.length }),
            ]
          : []),
        ...(done > 0 && refused.length > 0 ? [translate('bulk.partly', { smart_count: done })] : []),
        ...reasons,
      ]
      notify([...new Set(said)].join('\n'), { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      onSelect([...left])
      refresh()
    } else sayError(error)
  }
}
