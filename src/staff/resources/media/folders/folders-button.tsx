import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { act } from '../../../api/acts.ts'
import { useSayError } from '../../../api/say-error.ts'
import { WordButton } from '../../../fields/word-button.tsx'
import { AskDialog } from '../../../forms/ask-dialog.tsx'
import { FolderNames } from './folder-names.tsx'

/** Adds the chosen pictures to folders, and removes them from others. */
export function FoldersButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <WordButton label="media.folders" onClick={() => setOpen(true)} />
      {open ? <FoldersDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function FoldersDialog({ onClose }: { onClose(): void }) {
  const sayError = useSayError()
  const notify = useNotify()
  const refresh = useRefresh()
  const { selectedIds: ids, onUnselectItems } = useListContext()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const keep = async () => {
    try {
      await act('media', 0, 'change-many', { ids, add, remove })
    } catch (error) {
      sayError(error)
      return false
    }
    notify('media.foldersKept', { type: 'info', messageArgs: { smart_count: ids.length } })
    onUnselectItems()
    refresh()
    return true
  }
  return (
    <AskDialog
      title="media.folders"
      submit="ra.action.save"
      isReady={add.length + remove.length > 0}
      onClose={onClose}
      onSubmit={keep}
    >
      <FolderNames label="media.foldersAdd" help="media.foldersHelp" value={add} onValue={setAdd} />
      <FolderNames label="media.foldersRemove" value={remove} onValue={setRemove} />
    </AskDialog>
  )
}
