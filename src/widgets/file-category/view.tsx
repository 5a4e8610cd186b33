import type { ViewProps } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import { Pager } from '../../ui/pager/pager.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { Unlock, Unlocked } from '../shared/library-file/library-file-view.tsx'
import { pageHref } from '../shared/paging/paging.ts'
import type { FileCategoryProps } from './fields.ts'
import { FileTable } from './file-table.tsx'
import type { FileCategoryModel } from './load.ts'
import { ZipForm } from './zip-form.tsx'

/** The files of a category, links to its sub-categories, and a zip of all files (LIB-20). */
export default function FileCategory({ model, texts, id }: ViewProps<FileCategoryProps, FileCategoryModel>) {
  const { category } = model
  if (!category) return null
  const { name, description, lock, unlocked, trail, below, files, total } = category
  return (
    <section className="file-category" id={`map-${id}`}>
      {trail.length > 0 ? (
        <nav className="crumbs" aria-label={texts('trail')}>
          <ol>
            {trail.map((step) => (
              <li key={step.href}>
                <a href={`${step.href}#map-${id}`}>{step.name}</a>
              </li>
            ))}
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
      ) : null}
      <SectionHead
        title={name}
        {...(total > 0
          ? { note: total === 1 ? texts('one') : texts('many', { count: formatNumber(total) }) }
          : {})}
      />
      {description ? <p className="say">{description}</p> : null}
      {lock ? <Unlock lock={lock} about={name} fieldId={`wachtwoord-${id}`} texts={texts} /> : null}
      {unlocked ? <Unlocked fieldId={`wachtwoord-${id}`} texts={texts} /> : null}
      {below.length > 0 ? (
        <nav aria-label={texts('categories')}>
          <ul className="below">
            {below.map((item) => (
              <li key={item.id}>
                <a href={`${item.href}#map-${id}`} data-id={item.id} className="catlink">
                  {item.name}
                </a>{' '}
                <span className="small quiet num">
                  {item.files === 1 ? texts('one') : texts('many', { count: item.files })}
                  {item.locked ? ` · ${texts('locked')}` : null}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {files.length > 0 ? <FileTable files={files} id={id} texts={texts} /> : null}
      {!lock && files.length === 0 && below.length === 0 ? (
        <Empty title={texts('empty')} action={<a href="/bestanden/">{texts('emptyWay')}</a>}>
          <p>{texts('emptyText')}</p>
        </Empty>
      ) : null}
      {category.zip ? <ZipForm category={category.id} zip={category.zip} texts={texts} /> : null}
      <Pager
        page={category.page}
        pages={category.pages}
        href={(page) => `${pageHref(category.links, page)}#map-${id}`}
        label={texts('pages')}
        previous={texts('previous')}
        next={texts('next')}
      />
    </section>
  )
}
