import { useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { timeOf } from '../when.ts'
import { useDraftState } from './save-state.tsx'

/** Somebody else saved meanwhile: offers two ways to go on, neither of which loses work. */
export function ConflictDialog({ onTaken }: { onTaken: () => Promise<void> }) {
  const id = useId()
  const { keeper, calls } = useSession()
  const state = useDraftState()
  const [busy, setBusy] = useState(false)
  if (state.kind !== 'conflict') return null
  const { by, at } = state.conflict

  const work = async (run: () => Promise<unknown>) => {
    setBusy(true)
    await run().catch(() => undefined)
    setBusy(false)
  }
  /** Saves my draft over theirs, which becomes a version, then restores theirs, so that mine is kept as a version. */
  const takeTheirs = async () => {
    if (!(await keeper.insist())) return
    const theirs = (await calls.versions()).find(({ wasPublished }) => !wasPublished)
    if (theirs) await calls.restore(keeper.version, theirs.id)
    await onTaken()
  }

  return (
    <Dialog id={id} title={editorTexts('conflictTitle')} closeLabel={editorTexts('close')} open>
      <p>{editorTexts('conflict', { name: by ?? editorTexts('somebody'), time: at ? timeOf(at) : '' })}</p>
      <p>{editorTexts('conflictKept')}</p>
      <p className="foot-row">
        <Button busy={busy && editorTexts('busy')} onClick={() => void work(takeTheirs)}>
          {editorTexts('takeTheirs')}
        </Button>
        <Button plain busy={busy && editorTexts('busy')} onClick={() => void work(() => keeper.insist())}>
          {editorTexts('keepMine')}
        </Button>
      </p>
    </Dialog>
  )
}
