import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ShellOutline } from '../../ui/icon/shell.tsx'
import { CallError } from '../api/staff-call.ts'
import { nameTab } from '../ui/tab-title.tsx'
import { documentCalls, type OpenDocument } from './document.ts'
import { Editor } from './editor.tsx'
import { walkBlocks } from './puck/blocks.ts'
import { loadView } from './rooms.ts'
import { editorTexts } from './texts.ts'
import './editor.css'

/** `/wp-admin/edit/{documentId}`: the page editor, which fills the window (EDIT-01). */
export default function EditRoute() {
  const { documentId = '' } = useParams()
  const id = Number(documentId)
  const calls = useMemo(() => documentCalls(id), [id])
  const [opened, setOpened] = useState<OpenDocument | CallError>()

  useEffect(() => {
    let left = false
    setOpened(undefined)
    calls.open().then(
      (document) => {
        // Starts loading the scripts of the widgets while the editor is being set up.
        const types = new Set<string>()
        walkBlocks((document.draft ?? document.published)?.content ?? [], ({ type }) => types.add(type))
        for (const type of types) void loadView(type)
        if (!left) setOpened(document)
      },
      (error: unknown) => {
        if (!left) setOpened(error instanceof CallError ? error : new CallError('failed', '', 0, error))
      },
    )
    return () => {
      left = true
    }
  }, [calls])
  useEffect(() => nameTab(opened instanceof CallError ? '' : opened?.title), [opened])

  if (!opened) return <p className="editor-message">{editorTexts('opening')}</p>
  if (opened instanceof CallError)
    return (
      <div className="editor-message" role="alert">
        <ShellOutline />
        <p>{opened.message || editorTexts('notOpened')}</p>
        <ButtonLink href="/wp-admin/">{editorTexts('back')}</ButtonLink>
      </div>
    )
  return <Editor key={opened.id} document={opened} calls={calls} />
}
