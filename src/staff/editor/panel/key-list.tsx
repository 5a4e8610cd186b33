import { editorTexts } from '../texts.ts'

const all = ['find', 'choose', 'type', 'end', 'move', 'copy', 'pasteLook', 'undo', 'remove'] as const

/** A list of the editor's keyboard shortcuts. */
export const KeyList = () => (
  <details className="field-part">
    <summary>{editorTexts('keys')}</summary>
    <dl className="key-list">
      {all.map((name) => (
        <div key={name}>
          <dt>{editorTexts(`keys.${name}`)}</dt>
          <dd>{editorTexts(`keys.${name}.does`)}</dd>
        </div>
      ))}
    </dl>
  </details>
)
