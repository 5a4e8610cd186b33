import { renderToString } from 'react-dom/server'
import { formatNumber } from '../../../kernel/numbers.ts'
import { Message } from '../../../ui/message/message.tsx'
import { Pager } from '../../../ui/pager/pager.tsx'
import { searchPath } from './address.ts'
import { FileBoxes } from './file-boxes.tsx'
import { FileTable } from './file-table.tsx'
import { MeantOtherwise } from './meant-otherwise.tsx'
import type { ResultsModel } from './model.ts'
import { Nothing } from './nothing.tsx'
import { ResultsBar } from './results-bar.tsx'
import { Selection } from './selection.tsx'
import type { FoundProps, ResultTexts } from './view-props.ts'

/**
 * The results area (LIB-12, LIB-15) as one element, for the page and for `search.display`. It contains forms, so it
 * must stand outside the search form.
 */
export const renderResults = (model: ResultsModel, texts: ResultTexts): string =>
  renderToString(<Results model={model} texts={texts} />)

function Results({ model, texts }: { model: ResultsModel; texts: ResultTexts }) {
  return (
    <section
      className={`wpfd-results${model.shown === 'files' ? ` theme-${model.theme}` : ''}`}
      aria-label={texts('results')}
    >
      {model.shown === 'files' ? (
        // Scripts of the classic site look for the pages of a list within it.
        <div className="list-results">
          <Found model={model} texts={texts} />
        </div>
      ) : (
        <Nothing model={model} texts={texts} />
      )}
    </section>
  )
}

function Found({ model, texts }: FoundProps) {
  const { theme, settings, request, total } = model
  return (
    <>
      <ResultsBar model={model} texts={texts} />
      {request.capped && total > request.limit ? (
        <Message tone="plain">
          {texts(request.paging ? 'cappedPages' : 'capped', { count: formatNumber(request.limit) })}
        </Message>
      ) : null}
      {model.meant ? <MeantOtherwise meant={model.meant} texts={texts} /> : null}
      {theme === 'default' ? (
        <FileTable model={model} texts={texts} />
      ) : (
        <FileBoxes model={model} texts={texts} />
      )}
      {settings.downloadSelected ? <Selection model={model} texts={texts} /> : null}
      {request.paging ? <Pages model={model} texts={texts} /> : null}
    </>
  )
}

function Pages({ model, texts }: FoundProps) {
  const { path, request, settings, page, pages, chosen } = model
  const category = request.category
  return (
    <Pager
      className="wpfd-pagination"
      page={page}
      pages={pages}
      href={(to) => searchPath({ path, request, perPage: settings.perPage, chosen }, { page: to })}
      linkData={{
        'data-source_search': category === undefined ? 'all_0' : String(category),
        'data-category_id': category ?? 0,
      }}
      label={texts('pages')}
      previous={texts('previous')}
      next={texts('next')}
    />
  )
}
