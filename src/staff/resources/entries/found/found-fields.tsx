import { maxLength, TextInput, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { mostFound } from '../../../../kernel/found-words.ts'
import type { Kind } from '../../../../kernel/known-kinds.ts'
import { FoundPreview } from './found-preview.tsx'

const ofTitle = maxLength(mostFound.title)
const ofDescription = maxLength(mostFound.description)

/** Title and description for search engines, with previews; the section opens when one of them has an error. */
export function FoundFields({ kind }: { kind: Kind }) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const isWrong = 'searchTitle' in errors || 'searchDescription' in errors
  return (
    <details className="group found-words" open={isWrong || undefined}>
      <summary>{translate('entry.found')}</summary>
      <TextInput source="searchTitle" validate={ofTitle} helperText="entry.foundTitleHelp" />
      <TextInput
        source="searchDescription"
        multiline
        minRows={2}
        validate={ofDescription}
        helperText="entry.foundDescriptionHelp"
      />
      <FoundPreview kind={kind} />
    </details>
  )
}
