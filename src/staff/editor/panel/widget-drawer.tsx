import { Drawer, useGetPuck } from '@puckeditor/core'
import { useId, useState } from 'react'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { groups } from '../puck/config.tsx'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { addWidget } from './add-widget.ts'
import { addableTo } from './addable.ts'

/** Every widget, to be dragged onto the page, or added with a button by keyboard and touch. */
export function WidgetDrawer() {
  const id = useId()
  const getPuck = useGetPuck()
  const { target, document } = useSession()
  const [words, setWords] = useState('')
  const looked = words.trim().toLocaleLowerCase('nl')
  const found = addableTo(document.kind).filter(({ label }) => label.toLocaleLowerCase('nl').includes(looked))
  return (
    <div className="widget-drawer">
      <Field id={id} label={editorTexts('widgetSearch')}>
        {(wires) => (
          <TextInput
            {...wires}
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      {found.length === 0 ? <p role="status">{editorTexts('widgetNothing')}</p> : null}
      {groups.map((group) => {
        const inGroup = found.filter((room) => room.group === group)
        if (inGroup.length === 0) return null
        return (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`}>{editorTexts(`group.${group}`)}</h2>
            <Drawer>
              {inGroup.map(({ name, label }) => (
                <div className="widget-item" key={name}>
                  <Drawer.Item name={name} label={label} />
                  <button
                    type="button"
                    aria-label={editorTexts('widgetAdd', { label })}
                    title={editorTexts('widgetAdd', { label })}
                    onClick={() => addWidget(getPuck(), name, target, document.kind === 'page')}
                  >
                    +
                  </button>
                </div>
              ))}
            </Drawer>
          </section>
        )
      })}
    </div>
  )
}
