import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { type DynamicType, filledBy, filledByEntry } from '../../../widgets/dynamic-types.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { useOwnFieldChoices } from './own-field-choices.ts'

const usePuck = createUsePuck()
const stored = z.record(z.string(), z.string()).catch({})

interface Props {
  /** The prop that can be filled. */
  name: string
  type: DynamicType
  label: string
  /** The control for a fixed value. */
  children: ReactNode
}

/**
 * A field of a widget that what the page is about can fill: from a field that staff declared, or from what every entry
 * has. What staff write themselves shows where an entry has nothing there.
 */
export function DynamicField({ name, type, label, children }: Props) {
  const chosen = usePuck(({ selectedItem }) => stored.parse(selectedItem?.props.dynamic)[name])
  const isWidget = usePuck(({ selectedItem }) => Boolean(selectedItem))
  const { document } = useSession()
  const [isOpen, setOpen] = useState(false)
  const hasEntry = document.entry !== undefined || document.role === 'single' || document.kind === 'card'
  if (!isWidget || !(hasEntry || chosen)) return children
  return (
    <div className="dynamic-field">
      {children}
      {isOpen || chosen ? (
        <Source name={name} type={type} label={label} chosen={chosen} />
      ) : (
        <button type="button" className="dynamic-open" aria-description={label} onClick={() => setOpen(true)}>
          {editorTexts('dynamic')}
        </button>
      )}
    </div>
  )
}

function Source({
  name,
  type,
  label,
  chosen = '',
}: Omit<Props, 'children'> & { chosen: string | undefined }) {
  const id = useId()
  const getPuck = useGetPuck()
  const declared = useOwnFieldChoices(filledBy[type])
  const choices = new Map([
    ...filledByEntry[type].map((path): [string, string] => [path, editorTexts(`dynamic.${path}`)]),
    // The place of an entry stands among what every entry has.
    ...[...declared].filter(([path]) => path !== 'place'),
  ])
  if (chosen !== '' && !choices.has(chosen)) choices.set(chosen, chosen)
  const choose = (path: string) => {
    const { selectedItem: item, getSelectorForId, dispatch } = getPuck()
    const place = item && getSelectorForId(item.props.id)
    if (!item || !place) return
    const { [name]: _, ...others } = stored.parse(item.props.dynamic)
    const dynamic = path === '' ? others : { ...others, [name]: path }
    dispatch({
      type: 'replace',
      destinationIndex: place.index,
      destinationZone: place.zone,
      data: { ...item, props: { ...item.props, dynamic } },
    })
  }
  return (
    <Field id={id} label={editorTexts('dynamicFrom', { label })} hint={editorTexts('dynamicHint')}>
      {(wires) => (
        <Select
          {...wires}
          autoFocus={chosen === ''}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{editorTexts('dynamicNone')}</option>
          {[...choices].map(([path, words]) => (
            <option key={path} value={path}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
