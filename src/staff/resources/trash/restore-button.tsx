import { useNotify, useRefresh } from 'react-admin'
import { afterChange } from '../../api/after-change.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

/** Restores an item from the trash. */
export function RestoreButton({ trashId, resource }: { trashId: number; resource: string }) {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const restore = async () => {
    try {
      await call(`trash/${trashId}/restore`, { method: 'POST', body: {} })
      await afterChange(resource)
      notify('remove.back', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      sayError(error)
    }
    refresh()
  }
  return <WordButton label="trash.restore" variant="outlined" onClick={() => void restore()} />
}
