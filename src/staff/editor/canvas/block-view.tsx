import { useGetPuck } from '@puckeditor/core'
import { type KeyboardEvent, lazy, type MouseEvent, type Ref, Suspense } from 'react'
import { createTexts } from '../../../kernel/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Fields } from '../../../widgets/fields.ts'
import { placingClasses } from '../../../widgets/placing.ts'
import { isElement } from '../../ui/is-node.ts'
import { noteOf } from '../note-field.ts'
import { usePreview } from '../preview/context.ts'
import type { Drawn } from '../preview/preview-store.ts'
import { type AnyView, loadedView, loadView, type Room } from '../rooms.ts'
import { editorTexts } from '../texts.ts'
import { Shield } from './shield.tsx'
import { slotNodes } from './slot.tsx'
import { Held } from './typing/held.tsx'
import { startTyping } from './typing/start-typing.ts'

export interface BlockViewProps {
  room: Room
  id: string
  /** Props as Puck passes them: slots are components, the rest is as stored. */
  values: Readonly<Record<string, unknown>>
  dragRef: Ref<HTMLDivElement> | null
}

/** One widget on the canvas: its real view with the server's model, or a message when it cannot be drawn. */
export function BlockView({ room, id, values, dragRef }: BlockViewProps) {
  const drawn = usePreview(id)
  const getPuck = useGetPuck()
  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    const { dispatch, getSelectorForId, selectedItem } = getPuck()
    if (selectedItem?.props.id === id) {
      // The key would end the typing that it starts.
      event.preventDefault()
      startTyping(getPuck, event.currentTarget)
      return
    }
    const place = getSelectorForId(id)
    if (place) dispatch({ type: 'setUi', ui: { itemSelector: place } })
  }
  const write = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const isOwn = isElement(target) && target.closest('[data-puck-component]') === currentTarget
    if (isOwn) startTyping(getPuck, currentTarget, { x: clientX, y: clientY })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div
      ref={dragRef}
      role="group"
      aria-label={room.label}
      onKeyDown={choose}
      onDoubleClick={write}
      className={classNames('canvas-block', placingClasses(room.fields, values))}
      data-label={editorTexts('emptyBlock', { label: room.label })}
      data-note={noteOf(values) || undefined}
    >
      {drawn?.problem ? (
        <p className="canvas-note" role="status">
          {editorTexts(`problem.${drawn.problem}`, { label: room.label })}
        </p>
      ) : null}
      <Held id={id}>
        <Shown room={room} id={id} values={values} drawn={drawn} />
      </Held>
    </div>
  )
}

function Shown({ room, id, values, drawn }: Omit<BlockViewProps, 'dragRef'> & { drawn: Drawn | undefined }) {
  const shown = drawn?.shown
  if (!shown) return drawn?.problem ? null : <p className="canvas-wait">{room.label}</p>
  if ('html' in shown) return <div inert dangerouslySetInnerHTML={{ __html: shown.html }} />
  const DrawnView = viewOf(room.name)
  return (
    <Shield label={room.label} again={shown}>
      <Suspense fallback={<p className="canvas-wait">{room.label}</p>}>
        <DrawnView
          id={id}
          props={withTyped(room.fields, shown.props, drawn?.asked ?? {}, values)}
          model={shown.model}
          texts={createTexts(shown.texts)}
          slots={slotNodes(room, values)}
        />
      </Suspense>
    </Shield>
  )
}

/**
 * What the server made of the props, with the words that were typed since it was asked and the looks that were chosen
 * for a device, so that both are seen at once. React shows them as text or as names of classes, whatever they hold.
 */
export function withTyped(
  fields: Fields,
  cleaned: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const props = { ...cleaned }
  const dynamic = isRecord(values.dynamic) ? values.dynamic : {}
  for (const [name, field] of Object.entries(fields)) {
    const [typed, before, shown] = [values[name], asked[name], cleaned[name]]
    const isWords = (field.type === 'text' || field.type === 'longtext') && typeof typed === 'string'
    const isLook = field.type === 'choice' && field.perDevice && Boolean(typed)
    if ((isWords || isLook) && typed !== before && !(name in dynamic)) props[name] = typed
    if (
      field.type === 'list' &&
      isList(typed) &&
      isList(before) &&
      isList(shown) &&
      typed.length === shown.length
    )
      props[name] = shown.map((item, at) => withTyped(field.item, item, before[at] ?? {}, typed[at] ?? {}))
  }
  return props
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isRecord)

const views = new Map<string, AnyView>()

const Missing: AnyView = () => null

/** A lazy one suspends at first even when its script has come, and all that stands in it is drawn twice. */
function viewOf(name: string): AnyView {
  const view =
    views.get(name) ?? loadedView(name) ?? lazy(async () => ({ default: (await loadView(name)) ?? Missing }))
  views.set(name, view)
  return view
}
