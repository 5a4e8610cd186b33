import { renderToString } from 'react-dom/server'
import type { Suggestions } from '../../../features/library/index.ts'
import type { ResultTexts } from './view-props.ts'

/**
 * Suggested titles (LIB-09) as rows with the title column alone; empty without matches. Without scripts a title links
 * to the search for it; scripts of the classic site take the words to search for from `title`.
 */
export function renderSuggestions({ rows, meant }: Suggestions, path: string, texts: ResultTexts): string {
  if (rows.length === 0) return ''
  return renderToString(
    <table className="table wpfd-search-result wpfd-suggestions">
      {meant === undefined ? null : (
        <caption>
          {texts('meant')} <span className="wpfd-meant">{meant}</span>
        </caption>
      )}
      <tbody>
        {rows.map(({ id, categoryId, title, locked }) => (
          <tr key={id}>
            <td className="file_title">
              {locked ? (
                <span className="protected-title" data-id={id} title={title}>
                  {title}
                </span>
              ) : (
                <a
                  className="wpfd-file-link"
                  href={`${path}?${new URLSearchParams({ q: title })}`}
                  data-id={id}
                  data-catid={categoryId}
                  data-category_id={categoryId}
                  title={title}
                >
                  {title}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  )
}
