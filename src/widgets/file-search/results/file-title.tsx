import { formatNumber } from '../../../kernel/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Unlock, Unlocked } from '../../shared/library-file/library-file-view.tsx'
import { Marked } from './marked.tsx'
import { fileData, type RowProps } from './view-props.ts'

/** Keeps a number on one line with its word. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0')

/** A file's title and facts; for a protected file its title and how to unlock it (LIB-19). */
export function FileTitle({ row, model, texts }: RowProps) {
  const { inside, lock } = row
  const tags = inside?.tags.join(', ')
  const narrow = [
    model.columns.includes('category') && row.category,
    ...[
      model.columns.includes('version') && inside?.version && texts('version', { version: inside.version }),
      model.columns.includes('hits') &&
        inside &&
        (inside.hits === 1 ? texts('hitsOne') : texts('hitsMany', { count: formatNumber(inside.hits) })),
    ].map((part) => part && unbroken(part)),
  ].filter((part) => part)
  return (
    <>
      {lock ? (
        <span className="fn protected-title">
          <Marked parts={row.markedTitle} />
        </span>
      ) : (
        <a className="fn wpfd-file-link" href={row.viewer} {...fileData(row)}>
          <Marked parts={row.markedTitle} />
        </a>
      )}
      {narrow.length > 0 || tags ? (
        <span className={classNames('sub', !tags && 'wpfd-narrow')}>
          {narrow.length > 0 ? (
            <span className="wpfd-narrow">{[...narrow, ...(tags ? [''] : [])].join(' · ')}</span>
          ) : null}
          {tags}
        </span>
      ) : null}
      {inside?.description ? (
        <p className="wpfd-description">
          <Marked parts={inside.description.parts} />{' '}
          {inside.description.cut ? (
            <a className="wpfd-view-more" href={row.viewer} lang={texts.lang('viewMore')} {...fileData(row)}>
              {texts('viewMore')}
              <span className="sr">{`: ${row.title}`}</span>
            </a>
          ) : null}
        </p>
      ) : null}
      {inside?.excerpt ? (
        <p className="wpfd-excerpt">
          <Marked parts={inside.excerpt} />
        </p>
      ) : null}
      {inside?.customFields.map(({ label, type, value }) => (
        <span key={label} className="sub wpfd-custom-field">
          {`${label}: `}
          {type === 'url' ? (
            <a href={value} rel="external noopener" lang={texts.lang('urlLink')}>
              {texts('urlLink')}
            </a>
          ) : (
            value
          )}
        </span>
      ))}
      {lock ? (
        <div className="wpfd-locked">
          <p className="sub">
            <Icon name="lock" />
            {texts(row.openedAbove ? 'lockedAbove' : 'locked')}
          </p>
          <Unlock lock={lock} about={row.title} fieldId={`wpfd-password-${row.id}`} texts={texts} />
        </div>
      ) : null}
      {row.unlocked ? <Unlocked fieldId={`wpfd-password-${row.id}`} texts={texts} /> : null}
    </>
  )
}
