import { TextButton } from '../../../ui/button/button.tsx'
import { ChipCheck } from '../../../ui/chip/chip.tsx'
import { FieldError, FieldGroup } from '../../../ui/field/field.tsx'
import type { FormTexts } from './text-props.ts'
import type { TagList } from './use-tags.ts'

interface TagFieldProps {
  texts: FormTexts
  list: TagList
  chosen: readonly string[]
  onChange(tags: readonly string[]): void
  onRetry(): void
}

/** Tags of the chosen category, to be ticked (LIB-04). */
export const TagField = ({ texts, list, chosen, onChange, onRetry }: TagFieldProps) => (
  <FieldGroup className="all" legend={<span lang={texts.lang('tagFilter')}>{texts('tagFilter')}</span>}>
    {list.kind === 'tags' ? (
      <ul className="chips">
        {list.tags.map(({ id, label, value }) => (
          <li className={chosen.includes(value) ? 'tags-item active' : 'tags-item'} key={id}>
            <ChipCheck
              name="chk_ftags[]"
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((tag) => tag !== value))
              }
            >
              {label}
            </ChipCheck>
          </li>
        ))}
      </ul>
    ) : null}
    <div role="status" className="tags-state">
      {list.kind === 'waiting' ? <p className="hint">{texts('tagsWaiting')}</p> : null}
      {list.kind === 'none' ? (
        <p className="hint" lang={list.message === undefined ? texts.lang('noTags') : 'en'}>
          {list.message ?? texts('noTags')}
        </p>
      ) : null}
      {list.kind === 'failed' ? (
        <>
          <FieldError>{texts('tagsFailed')}</FieldError>
          <TextButton onClick={onRetry}>{texts('tryAgain')}</TextButton>
        </>
      ) : null}
    </div>
  </FieldGroup>
)
