import type { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Drawing } from '../../ui/drawing.tsx'
import { LinkDialog } from '../link-chooser/link-dialog.tsx'
import { MediaPicker } from '../media-picker/media-picker.tsx'
import { figureOf } from './figure-of.ts'
import { insertTable, tableTools } from './table-tools.ts'

interface Tool {
  name: string
  sign: ReactNode
  run: (editor: Editor) => void
  on?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    sign: <b>V</b>,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    sign: <i>C</i>,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    sign: 'Kop',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    sign: 'Tussenkop',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    on: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    sign: <Drawing name="bullets" />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    sign: <Drawing name="numbers" />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    sign: <Drawing name="quote" />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
]

const histories: readonly Tool[] = [
  { name: 'undo', sign: <Drawing name="undo" />, run: ({ state, view }) => void undo(state, view.dispatch) },
  { name: 'redo', sign: <Drawing name="redo" />, run: ({ state, view }) => void redo(state, view.dispatch) },
]

/** One tab stop; arrow keys move between the tools. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = buttons[(at + step + buttons.length) % buttons.length]
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
  event.preventDefault()
}

export function RichTextBar({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState<'link' | 'picture'>()
  const hasLink = editor.isActive('link')
  const button = ({ name, sign, run, on }: Tool, first = false) => {
    const text = translate(`richText.${name}`)
    return (
      <button
        key={name}
        type="button"
        title={text}
        aria-label={text}
        aria-pressed={on?.(editor)}
        tabIndex={first ? 0 : -1}
        // The selection in the text is kept.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
      >
        {sign}
      </button>
    )
  }
  return (
    <div className="rich-text-bar" role="toolbar" aria-label={translate('richText.label')} onKeyDown={walk}>
      {tools.map((tool, place) => button(tool, place === 0))}
      {button({
        name: 'link',
        sign: <u>{translate('richText.link')}</u>,
        run: () => setAsking('link'),
        on: () => hasLink,
      })}
      {hasLink
        ? button({
            name: 'unlink',
            sign: <s>{translate('richText.link')}</s>,
            run: () => editor.chain().focus().unsetLink().run(),
          })
        : null}
      {button({ name: 'picture', sign: <Drawing name="picture" />, run: () => setAsking('picture') })}
      {button({ name: 'table', sign: <Drawing name="table" />, run: insertTable })}
      {histories.map((tool) => button(tool))}
      {editor.isActive('table') ? (
        <span className="table-tools">
          {Object.entries(tableTools).map(([name, command]) =>
            button({
              name,
              sign: translate(`richText.${name}`),
              run: ({ state, view }) => {
                command(state, view.dispatch)
                view.focus()
              },
            }),
          )}
        </span>
      ) : null}
      {asking === 'link' ? (
        <LinkDialog
          address={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setAsking(undefined)}
          onChoose={(href, title) => {
            setAsking(undefined)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (editor.state.selection.empty && !hasLink)
              chain
                .insertContent({
                  type: 'text',
                  text: title ?? href,
                  marks: [{ type: 'link', attrs: { href } }],
                })
                .run()
            else chain.setLink({ href }).run()
          }}
        />
      ) : null}
      {asking === 'picture' ? (
        <MediaPicker
          onClose={() => setAsking(undefined)}
          onChoose={(media) => {
            setAsking(undefined)
            editor.chain().focus().insertContent(figureOf(media)).run()
          }}
        />
      ) : null}
    </div>
  )
}
