import { TextButton } from '../../../ui/button/button.tsx'
import { fileTexts as t } from '../texts.ts'

/** Steps through a list of more than one page. */
export function PageSteps({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage(page: number): void
}) {
  if (pages <= 1) return null
  return (
    <nav className="fm-pages" aria-label={t('pages')}>
      <TextButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </TextButton>
      <span className="num" role="status">
        {t('pageOf', { page, pages })}
      </span>
      <TextButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </TextButton>
    </nav>
  )
}
