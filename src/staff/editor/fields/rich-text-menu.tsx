import { RichTextMenu, type RichtextField } from '@puckeditor/core'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { cleanPaste } from '../../fields/rich-text/clean-paste.ts'
import { editorTexts } from '../texts.ts'
import { LinkField } from './link-field.tsx'

type Editor = Parameters<NonNullable<RichtextField['renderMenu']>>[0]['editor']

/** A small tool bar: what `cleanRichText` keeps, and nothing else. */
export function RichTextMenuBar({ editor, label }: { editor: Editor; label: string }) {
  const [link, setLink] = useState<string>()
  const id = useId()
  useEffect(() => {
    const { editorProps } = editor?.options ?? {}
    const { attributes } = editorProps ?? {}
    const own = typeof attributes === 'object' ? attributes : {}
    if (own['aria-label'] === label) return
    editor?.setOptions({
      editorProps: {
        ...editorProps,
        attributes: { ...own, 'aria-label': label },
        transformPastedHTML: cleanPaste,
      },
    })
  }, [editor, label])
  const set = (href: string) => {
    setLink(undefined)
    if (!editor) return
    inFocus(editor, () => {
      const chain = editor.chain().extendMarkRange('link')
      if (href === '') chain.unsetLink().run()
      else chain.setLink({ href }).run()
    })
  }
  return (
    <>
      <RichTextMenu>
        <RichTextMenu.Group>
          <RichTextMenu.HeadingSelect />
        </RichTextMenu.Group>
        <RichTextMenu.Group>
          <RichTextMenu.Bold />
          <RichTextMenu.Italic />
          <RichTextMenu.BulletList />
          <RichTextMenu.OrderedList />
          <RichTextMenu.Blockquote />
          <RichTextMenu.Control
            icon={<LinkIcon />}
            title={editorTexts('richTextLink')}
            active={link !== undefined}
            onClick={() => setLink(link === undefined ? hrefOf(editor) : undefined)}
          />
        </RichTextMenu.Group>
      </RichTextMenu>
      {link === undefined ? null : (
        <div className="rich-text-link" id={id}>
          <LinkField
            field={{ label: editorTexts('richTextLinkTo') }}
            value={link}
            onChange={(value) => setLink(String(value))}
          />
          <p className="row">
            <Button plain onClick={() => set(link.trim())}>
              {editorTexts('richTextLinkSet')}
            </Button>
            <TextButton onClick={() => set('')}>{editorTexts('richTextLinkRemove')}</TextButton>
          </p>
        </div>
      )}
    </>
  )
}

/** Puck hears of changes only in a text that has the focus, which comes some moments after it is asked for. */
function inFocus(editor: NonNullable<Editor>, change: () => void): void {
  if (editor.isFocused) {
    change()
    return
  }
  const focused = () => {
    editor.off('focus', focused)
    setTimeout(change)
  }
  editor.on('focus', focused)
  editor.commands.focus()
}

function hrefOf(editor: Editor): string {
  const href: unknown = editor?.getAttributes('link').href
  return typeof href === 'string' ? href : ''
}

const LinkIcon = (props: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    {...props}
    aria-hidden
  >
    <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
  </svg>
)
