import { useNotify, useRefresh } from 'react-admin'
import { act } from '../../api/acts.ts'
import { afterChange } from '../../api/after-change.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

/** Restores an item from the trash. */
export function RestoreButton({ trashId, resource }: { trashId: number; resource: string }) {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const restore = async () => {
    try {
      await act('trash', trashId, 'restore')
      await afterChange(resource)
      notify('remove.back', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      sayError(error)
    }
    refresh()
  }
  return <WordButton label="trash.restore" variant="outlined" onClick={() => void restore()} />
}
