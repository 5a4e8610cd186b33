import { createUsePuck, outlinePlugin, type Plugin, useGetPuck } from '@puckeditor/core'
import type { Block } from '../../../kernel/document.ts'
import { noteOf } from '../note-field.ts'
import { slotsIn } from '../puck/blocks.ts'
import { fromPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'
import { editorTexts } from '../texts.ts'
import { chooseBlock } from './choose-block.ts'

const usePuck = createUsePuck()
const whole = outlinePlugin({ label: editorTexts('outline') })

/** Drawn only while its tab is open: Puck keeps hidden tabs mounted. */
function Outline() {
  const isOpen = usePuck(({ appState }) => appState.ui.plugin?.current === whole.name)
  return isOpen ? <Page /> : null
}

function Page() {
  const data = usePuck(({ appState }) => appState.data)
  const { content } = fromPuck(data)
  return content.length > 0 ? (
    <nav className="outline" aria-label={editorTexts('outline')}>
      <Blocks blocks={content} />
    </nav>
  ) : (
    <p className="hint outline">{editorTexts('outlineEmpty')}</p>
  )
}

/** The first words of a widget, which tell it from others of its type. */
export function wordsOf({ type, props }: Block): string {
  const fields = Object.entries(rooms.get(type)?.fields ?? {})
  for (const [name, field] of fields) {
    const value = props[name]
    if (typeof value !== 'string') continue
    if (field.type === 'text' || field.type === 'longtext') return value
    if (field.type === 'richtext') return value.replace(/<[^<>]*>/g, ' ').replaceAll('&nbsp;', ' ')
  }
  return ''
}

/** Widgets in the order in which they are read, those in slots in the order of the slots. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <ol>
      {blocks.map((block) => (
        <One key={block.props.id} block={block} />
      ))}
    </ol>
  )
}

function One({ block }: { block: Block }) {
  const getPuck = useGetPuck()
  const isChosen = usePuck(({ selectedItem }) => selectedItem?.props.id === block.props.id)
  const room = rooms.get(block.type)
  const slots = room ? slotsIn(room.fields, block.props).filter(({ blocks }) => blocks.length > 0) : []
  const note = noteOf(block.props)
  const choose = () => chooseBlock(getPuck(), block.props.id)
  return (
    <li>
      <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={choose}>
        {room?.label ?? block.type} <span className="sub">{wordsOf(block).trim()}</span>
        {note ? <span className="outline-note">{note}</span> : null}
      </button>
      {slots.map(({ path, label, blocks, isShown }) => (
        <div key={path} className="outline-slot">
          {slots.length > 1 || !isShown ? (
            <p className="sub">{isShown ? label : editorTexts('outlineHidden', { label })}</p>
          ) : null}
          <Blocks blocks={blocks} />
        </div>
      ))}
    </li>
  )
}

/** The tab with the outline of the page, in reading order. */
export const outline: Plugin = { ...whole, render: () => <Outline /> }
