import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useState } from 'react'
import { Button, ButtonLink, TextLink } from '../../../ui/button/button.tsx'
import { ConflictDialog } from '../draft/conflict-dialog.tsx'
import { SaveState } from '../draft/save-state.tsx'
import { useVisits } from '../draft/use-visits.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { toPuck } from '../puck/data.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { Others } from './others.tsx'

const usePuck = createUsePuck()

/** What can be done with the page: back to the lists, see it, its history, publish it; and how the saving goes. */
export function HeaderActions() {
  const session = useSession()
  const { document, calls, keeper } = session
  const visited = useVisits(calls)
  const getPuck = useGetPuck()
  const hasContent = usePuck(({ appState }) => appState.data.content.length > 0)
  const [open, setOpen] = useState<'publish' | 'history'>()
  const close = () => setOpen(undefined)

  /** Shows what the server has, for instance after an earlier version was put back; can be undone. */
  const reload = async () => {
    const now = await calls.open()
    const data = now.draft ?? now.published
    if (!data) return
    keeper.rebase(now.version, data)
    session.setDocument(now)
    getPuck().dispatch({ type: 'setData', data: toPuck(data) })
  }

  return (
    <div className="editor-actions">
      <Others visited={visited} onReload={reload} />
      <SaveState />
      <TextLink href="/wp-admin/">{editorTexts('back')}</TextLink>
      <Button plain onClick={() => setOpen('history')}>
        {editorTexts('history')}
      </Button>
      {document.entry ? (
        <ButtonLink
          plain
          href={`${document.entry.url}?preview=1`}
          target="_blank"
          onClick={() => void keeper.flush()}
        >
          {editorTexts('preview')}
        </ButtonLink>
      ) : null}
      <Button disabled={!hasContent} onClick={() => setOpen('publish')}>
        {editorTexts('publish')}
      </Button>
      {open === 'publish' ? <PublishDialog onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog onClose={close} onRestored={reload} /> : null}
      <ConflictDialog onTaken={reload} />
    </div>
  )
}
