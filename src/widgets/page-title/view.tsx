import type { View } from '../../islands/contract.ts'
import type { Texts } from '../../kernel/texts.ts'
import type { PageTitleProps } from './fields.ts'
import type { ListTitle } from './load.ts'

/** Taxonomies whose terms need a word around them. */
const termTitles: Readonly<Record<string, string>> = { plaats: 'plaats', onderwerp: 'onderwerp' }

function titleOf(props: PageTitleProps, { type, own, term, words }: ListTitle, texts: Texts): string {
  if (words !== undefined) return words ? texts('searchFor', { words }) : props.title || texts('search')
  if (term) {
    const key = termTitles[term.taxonomy]
    return key ? texts(key, { name: term.name }) : term.name
  }
  return props.title || (own?.many ?? (type ? texts(type) : ''))
}

/** The title of an archive, a term or a search, with the page number. */
const PageTitleView: View<PageTitleProps, ListTitle> = ({ props, model, texts }) => {
  const title = titleOf(props, model, texts)
  if (!title) return null
  const lead = model.term ? model.term.description : model.words ? '' : props.lead || model.own?.about
  return (
    <div className="title">
      <h1>
        {title}
        {model.page > 1 ? (
          <>
            {' '}
            <small className="on-page">{texts('onPage', { page: model.page })}</small>
          </>
        ) : null}
      </h1>
      {lead && model.page === 1 ? <p className="lead">{lead}</p> : null}
    </div>
  )
}

export default PageTitleView
