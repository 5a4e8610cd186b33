import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { extensions } from './extensions.ts'
import { openHtml, saveHtml } from './html/open.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { RichTextBar } from './rich-text-bar.tsx'

/** A rich text editor. `onChange` receives HTML, empty without any text. */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
}: {
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  labelledBy: string
  describedBy?: string | undefined
}) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useState(0)
  const latest = useRef({ value, onChange, onBlur })
  latest.current.onChange = onChange
  latest.current.onBlur = onBlur
  const keptNote = translate('richText.kept')

  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions: extensions(keptNote),
      content: openHtml(latest.current.value),
      editorProps: {
        transformPastedHTML: cleanPaste,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy && { 'aria-describedby': describedBy }),
          class: 'rich-text',
        },
      },
      onUpdate({ editor }) {
        const html = saveHtml(editor.state.doc)
        latest.current.value = html
        latest.current.onChange(html)
      },
      onBlur: () => latest.current.onBlur?.(),
      onTransaction: () => redraw((count) => count + 1),
    })
    setEditor(made)
    return () => made.destroy()
  }, [labelledBy, describedBy, keptNote])

  // The value changed from outside: another record, or an undo of the whole form.
  useEffect(() => {
    if (!editor || value === latest.current.value) return
    latest.current.value = value
    editor.commands.setContent(openHtml(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="rich-text-frame">
      {editor ? <RichTextBar editor={editor} /> : null}
      <div ref={place} />
    </div>
  )
}
