import type { View } from '../../islands/contract.ts'
import { Joined, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Ribs } from '../../ui/icon/shell.tsx'
import type { SearchBoxProps } from './fields.ts'

/** Longest search text in an address. */
const maxLetters = 200

/**
 * Searches the site. In the header it unfolds behind a word, also without scripts. Its behaviour shows a loader after
 * submitting (CAT-16).
 */
const SearchBoxView: View<SearchBoxProps, { words: string }> = ({ props, model, texts, id }) => {
  const form = (
    <search>
      <form
        id={props.look === 'page' ? 'search-input' : undefined}
        className="search-form"
        action="/"
        data-behaviour="search-loader"
      >
        <Field id={`${id}-words`} label={props.label || texts('label')} big>
          {(wires) => (
            <Joined>
              <TextInput
                {...wires}
                type="search"
                name="s"
                defaultValue={model.words}
                placeholder={props.placeholder || undefined}
                maxLength={maxLetters}
                enterKeyHint="search"
              />
              <button className="btn" type="submit">
                <span data-idle>{texts('send')}</span>
                <span className="now" data-busy hidden>
                  <Ribs />
                  {texts('busy')}
                </span>
              </button>
            </Joined>
          )}
        </Field>
      </form>
    </search>
  )
  if (props.look === 'page') return form
  return (
    <details className="find" data-behaviour="fold-away">
      <summary className="tool brief">
        <Icon name="search" />
        <span>{texts('tool')}</span>
      </summary>
      <div className="find-panel">
        <div className="wrap">{form}</div>
      </div>
    </details>
  )
}

export default SearchBoxView
