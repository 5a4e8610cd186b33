import { useTranslate } from 'react-admin'
import { useFieldName } from './field-name.ts'
import { FieldWords } from './field-words.tsx'
import type { Difference } from './values.ts'

/** A table of changed fields, with their old and new values. */
export function Changed({ changed }: { changed: readonly Difference[] }) {
  const translate = useTranslate()
  const nameOf = useFieldName()
  if (changed.length === 0) return <p className="hint">{translate('history.same')}</p>
  return (
    <dl className="history-fields">
      {changed.map(({ path, mine, theirs }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          <dd>
            <del>
              <FieldWords path={path} value={mine} />
            </del>
          </dd>
          <dd>
            <ins>
              <FieldWords path={path} value={theirs} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
