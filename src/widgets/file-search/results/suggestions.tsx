import { renderToString } from 'react-dom/server'
import type { Suggestions } from '../../../features/library/index.ts'
import type { ResultTexts } from './view-props.ts'

/**
 * Titles under the keyword field (LIB-09), as rows of which only the title column stands; empty when there are
 * none. Without scripts a title leads to the search for it.
 */
export function renderSuggestions({ rows, meant }: Suggestions, path: string, texts: ResultTexts): string {
  if (rows.length === 0) return ''
  return renderToString(
    <table className="wpfd-search-result wpfd-suggestions">
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
                <span className="protected-title" data-id={id}>
                  {title}
                </span>
              ) : (
                <a
                  className="wpfd-file-link"
                  href={`${path}?${new URLSearchParams({ q: title })}`}
                  data-id={id}
                  data-catid={categoryId}
                  data-category_id={categoryId}
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
