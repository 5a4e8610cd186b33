import type { ViewProps } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { SearchResultsProps } from './fields.ts'
import type { SearchResultsModel } from './load.ts'
import { Marked } from './marked.tsx'

/** A few matching files, and a link to all of them. */
export const FileHits = ({ model, texts }: ViewProps<SearchResultsProps, SearchResultsModel>) => {
  const { total, rows, href } = model.files
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead
        title={texts('files')}
        way={{ href, label: texts('allFiles', { count: formatNumber(total) }) }}
      />
      <ul className="hits">
        {rows.map((file) => (
          <li key={file.id}>
            <h3>
              <a className="fn" href={file.href}>
                <Marked parts={file.title} />
              </a>
            </h3>
            <p className="small quiet">{file.extension.toUpperCase()}</p>
            {file.text ? (
              <p>
                <Marked parts={file.text} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
