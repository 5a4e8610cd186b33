import { type KeyboardEvent, useId, useState } from 'react'
import { z } from 'zod'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useTyped } from './text-field.tsx'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Pick<Extract<FieldData, { type: 'link' }>, 'label' | 'help'>
}

const most = 6
const pages = z.object({
  data: z.array(z.object({ id: z.number(), title: z.string(), url: z.string(), status: z.string() })),
})
const files = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      url: z.string(),
      extension: z.string(),
      published: z.boolean(),
      category: z.object({ name: z.string() }),
    }),
  ),
})

/** What a link can lead to, with a line that tells it from others of its name. */
interface Goal {
  key: string
  title: string
  url: string
  say: string
}

/** Pages and files with these words; undefined words ask nothing. */
function useGoals(words: string | undefined): readonly Goal[] {
  const foundPages = useFound('entries', words, most, pages) ?? []
  const foundFiles = useFound('files', words, most, files) ?? []
  return [
    ...foundPages.map(({ id, title, url, status }) => ({
      key: `page-${id}`,
      title,
      url,
      say: status === 'published' ? url : editorTexts('linkDraft', { url }),
    })),
    ...foundFiles.map(({ id, title, url, extension, published, category }) => ({
      key: `file-${id}`,
      title,
      url,
      say: editorTexts(published ? 'linkFile' : 'linkFileDraft', {
        type: extension,
        category: category.name,
      }),
    })),
  ]
}

/** Words to look for; an address is taken as it is. */
const wordsIn = (text: string) => (/^(\/|#|\?|https?:|mailto:|tel:)/.test(text) ? '' : text.trim())

/** An address: typed as it is, or found by the words of a page's or a file's title. */
export function LinkField({ field, value, onChange }: Props) {
  const id = useId()
  const typed = useTyped(value, onChange)
  const [looking, setLooking] = useState(false)
  const [at, setAt] = useState(-1)
  const words = wordsIn(typed.value)
  const found = useGoals(looking && words !== '' ? words : undefined)
  const open = looking && found.length > 0

  const take = (url: string) => {
    typed.onChange({ currentTarget: { value: url } })
    setLooking(false)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[at]
    if (step !== 0) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) take(chosen.url)
    else if (event.key === 'Escape') setLooking(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field id={id} label={field.label} hint={field.help ?? editorTexts('linkHelp')} className="finds">
      {(wires) => (
        <>
          <TextInput
            {...wires}
            {...typed}
            role="combobox"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={`${id}-found`}
            aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
            onInput={() => setLooking(true)}
            onBlur={() => {
              typed.onBlur()
              setLooking(false)
            }}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${id}-found`}
            role="listbox"
            className="found"
            hidden={!open}
            aria-label={editorTexts('linkFound')}
          >
            {found.map((goal, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={goal.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(goal.url)}
              >
                <span>{goal.title}</span>
                <span className="sub">{goal.say}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}
