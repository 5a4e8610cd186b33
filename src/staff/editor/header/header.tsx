import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { type MouseEvent, useState } from 'react'
import { Button, ButtonLink, TextLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Finder } from '../../finder/finder.tsx'
import { HandbookLink } from '../../handbook/handbook-link.tsx'
import { handbookAddressOf } from '../../handbook/places.ts'
import { ConflictDialog } from '../draft/conflict-dialog.tsx'
import { SaveState } from '../draft/save-state.tsx'
import { useVisits } from '../draft/use-visits.ts'
import { hitsHere } from '../finder/hits-here.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { toPuck } from '../puck/data.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { Others } from './others.tsx'
import { Planned } from './planned.tsx'
import { ProposalNote } from './proposal-note.tsx'
import { UndoButtons } from './undo-buttons.tsx'

const usePuck = createUsePuck()

/** The bar at the top: the page's name and state of saving, undo, history, preview and publishing. */
export function Header() {
  const session = useSession()
  const { document, calls, keeper, canvas, target } = session
  const visited = useVisits(calls)
  const getPuck = useGetPuck()
  const hasContent = usePuck(({ appState }) => appState.data.content.length > 0)
  const [open, setOpen] = useState<'publish' | 'history' | 'compare'>()
  const close = () => setOpen(undefined)

  /** Shows the document of the server, for instance after an earlier version was restored; can be undone. */
  const reload = async () => {
    const now = await calls.open()
    const data = now.draft ?? now.published
    if (!data) return
    keeper.rebase(now.version, data)
    session.setDocument(now)
    getPuck().dispatch({ type: 'setData', data: toPuck(data) })
  }

  /** Saves first, so that the newsletter is complete and the browser does not ask whether to leave. */
  const saveFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    if (await keeper.flush()) location.assign(href)
  }

  /** So that it shows what was typed last: until that is saved a window waits, which a browser opens at a press alone. */
  const previewSaved = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (keeper.state.kind === 'saved') return
    event.preventDefault()
    const { href } = event.currentTarget
    const shown = window.open('')
    if (await keeper.flush()) shown?.location.replace(href)
    else shown?.close()
  }

  return (
    <header className="editor-header">
      <TextLink href="/wp-admin/">
        <Icon name="left" /> <span>{editorTexts('back')}</span>
      </TextLink>
      <h1>
        {document.title} <span className="sub">{document.entry?.url ?? document.about}</span>
      </h1>
      <Finder
        inside={canvas}
        here={() => hitsHere(getPuck, document.kind, target)}
        leave={() => keeper.flush()}
      />
      <HandbookLink to={handbookAddressOf(document.kind)} />
      <UndoButtons />
      <div className="editor-status">
        <SaveState />
        <Planned />
        <Others visited={visited} onReload={reload} />
      </div>
      <div className="editor-actions">
        <Button plain onClick={() => setOpen('history')}>
          {editorTexts('history')}
        </Button>
        {document.previewUrl ? (
          <ButtonLink plain href={document.previewUrl} target="_blank" onClick={previewSaved}>
            {editorTexts('preview')}
          </ButtonLink>
        ) : null}
        {document.kind === 'newsletter' ? (
          <ButtonLink href={`/wp-admin/newsletters/${document.id}/show`} onClick={saveFirst}>
            {editorTexts('toSending')}
          </ButtonLink>
        ) : (
          <Button disabled={!hasContent} onClick={() => setOpen('publish')}>
            {editorTexts(document.proposes ? 'propose' : 'publish')}
          </Button>
        )}
      </div>
      <ProposalNote onCompare={() => setOpen('compare')} />
      {open === 'publish' ? <PublishDialog onClose={close} /> : null}
      {open === 'history' || open === 'compare' ? (
        <HistoryDialog comparesSite={open === 'compare'} onClose={close} onRestored={reload} />
      ) : null}
      <ConflictDialog onTaken={reload} />
    </header>
  )
}
