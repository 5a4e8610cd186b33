import { useId } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { Select, TextInput } from '../../../ui/field/controls.tsx'
import { FieldError, FieldGroup } from '../../../ui/field/field.tsx'
import type { CustomField } from '../api/answers.ts'
import { fileTexts as t } from '../texts.ts'

interface Props {
  fields: readonly CustomField[]
  onFields(fields: readonly CustomField[]): void
  /** By place, `customFields.0.value`. */
  errors: Readonly<Record<string, string>>
}

/** Own fields of a file: text, or a web address that visitors see as a link (section 2, LIB-17). */
export function CustomFields({ fields, onFields, errors }: Props) {
  const id = useId()
  const change = (at: number, part: Partial<CustomField>) =>
    onFields(fields.map((field, index) => (index === at ? { ...field, ...part } : field)))
  return (
    <FieldGroup legend={t('fileCustom')} className="fm-group">
      {fields.map((field, at) => {
        const error = errors[`customFields.${at}.value`] ?? errors[`customFields.${at}.label`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is what stands at its place
          <div className="fm-custom" key={at}>
            <TextInput
              aria-label={t('fileCustomLabel')}
              placeholder={t('fileCustomLabel')}
              value={field.label}
              maxLength={200}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <Select
              aria-label={t('fileCustomType')}
              value={field.type}
              onChange={({ target }) => change(at, { type: target.value === 'url' ? 'url' : 'text' })}
            >
              <option value="text">{t('fileCustomText')}</option>
              <option value="url">{t('fileCustomUrl')}</option>
            </Select>
            <TextInput
              aria-label={t('fileCustomValue')}
              placeholder={field.type === 'url' ? 'https://' : t('fileCustomValue')}
              type={field.type === 'url' ? 'url' : 'text'}
              value={field.value}
              maxLength={2000}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-${at}` : undefined}
              onChange={({ target }) => change(at, { value: target.value })}
            />
            {error ? (
              <FieldError id={`${id}-${at}`} live>
                {error}
              </FieldError>
            ) : null}
            <TextButton
              aria-label={t('fileCustomRemove', { name: field.label || String(at + 1) })}
              onClick={() => onFields(fields.filter((_, index) => index !== at))}
            >
              {t('tagRemove')}
            </TextButton>
          </div>
        )
      })}
      <TextButton onClick={() => onFields([...fields, { type: 'text', label: '', value: '' }])}>
        {t('fileCustomAdd')}
      </TextButton>
    </FieldGroup>
  )
}
