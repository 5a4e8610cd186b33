import type { View } from '../../islands/contract.ts'
import { Joined, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Ribs } from '../../ui/icon/shell.tsx'
import type { SearchBoxProps } from './fields.ts'

/** As long as an address may ask for. */
const maxLetters = 200

/**
 * Searches the site; in the masthead behind a word that folds open, also without scripts. The behaviour of the form
 * shows a loader from the moment it is sent (CAT-16).
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
