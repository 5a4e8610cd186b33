import { useId } from 'react'
import { Checkbox, Select, TextArea, TextInput } from '../../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import type { LibraryFile } from '../api/answers.ts'
import { fileTexts as t } from '../texts.ts'
import { CategoryOptions } from '../tree/category-options.tsx'
import type { Branch } from '../tree/tree.ts'
import { CustomFields } from './custom-fields.tsx'
import type { FileDraft } from './draft.ts'
import { LockFields, ProductField, useProducts } from './lock-fields.tsx'
import { TagSuggestions } from './tag-suggestions.tsx'

interface Props {
  file: LibraryFile
  draft: FileDraft
  onDraft(draft: FileDraft): void
  branches: readonly Branch[]
  errors: Readonly<Record<string, string>>
}

type TextName =
  | 'title'
  | 'version'
  | 'tags'
  | 'created'
  | 'updated'
  | 'offeredFrom'
  | 'offeredTo'
  | 'maker'
  | 'licence'
  | 'source'

/** The form for all facts that staff keep about a file. */
export function FactsForm({ file, draft, onDraft, branches, errors }: Props) {
  const id = useId()
  const products = useProducts()
  const change = (part: Partial<FileDraft>) => onDraft({ ...draft, ...part })
  const input = (name: TextName, label: string, more: { type?: string; hint?: string } = {}) => (
    <Field id={`${id}-${name}`} label={label} error={errors[name]} hint={more.hint}>
      {(wires) => (
        <TextInput
          {...wires}
          type={more.type ?? 'text'}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {input('title', t('fileTitle'))}
      <Field id={`${id}-description`} label={t('fileDescription')} error={errors.description}>
        {(wires) => (
          <TextArea
            {...wires}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-category`} label={t('fileCategory')} error={errors.categoryId}>
        {(wires) => (
          <Select
            {...wires}
            value={draft.categoryId}
            onChange={({ target }) => change({ categoryId: target.value })}
          >
            <CategoryOptions branches={branches} />
          </Select>
        )}
      </Field>
      {input('tags', t('fileTags'), { hint: t('tagsHint') })}
      <TagSuggestions fileId={file.id} tags={draft.tags} onTags={(tags) => change({ tags })} />
      <div className="fm-pair">
        {input('created', t('fileCreated'), { type: 'date' })}
        {input('updated', t('fileUpdated'), { type: 'date' })}
      </div>
      <div>
        <Checkbox checked={draft.published} onChange={({ target }) => change({ published: target.checked })}>
          {t('filePublished')}
        </Checkbox>
        <Checkbox checked={draft.hidden} onChange={({ target }) => change({ hidden: target.checked })}>
          {t('fileHidden')}
        </Checkbox>
      </div>
      <FieldGroup legend={t('fileDays')} className="fm-group">
        <p className="hint">{t('fileDaysSay')}</p>
        <div className="fm-pair">
          {input('offeredFrom', t('fileFrom'), { type: 'date' })}
          {input('offeredTo', t('fileTo'), { type: 'date' })}
        </div>
      </FieldGroup>
      <LockFields kept={file.lock} lock={draft.lock} onLock={(lock) => change({ lock })} errors={errors} />
      {file.lockedBy.length > 0 ? (
        <p className="hint">{t('lockAbove', { names: file.lockedBy.join(', ') })}</p>
      ) : null}
      <ProductField
        id={`${id}-product`}
        label={t('sellProduct')}
        products={products}
        value={draft.productId}
        onValue={(productId) => change({ productId })}
      />
      <CustomFields
        fields={draft.customFields}
        onFields={(customFields) => change({ customFields })}
        errors={errors}
      />
      <FieldGroup legend={t('fileMore')} className="fm-group">
        {input('version', t('fileVersion'))}
        {input('maker', t('fileMaker'))}
        {input('licence', t('fileLicence'))}
        {input('source', t('fileSource'))}
      </FieldGroup>
    </>
  )
}
