import { formatBytes } from '../../../kernel/bytes.ts'
import { dayMonthYear } from '../../../kernel/dates.ts'
import { TextLink } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Empty } from '../../../ui/state/state.tsx'
import { MeantOtherwise } from './meant-otherwise.tsx'
import type { Asked, ResultsModel } from './model.ts'
import type { ResultTexts } from './view-props.ts'

interface NothingProps {
  model: ResultsModel & { shown: 'nothing' }
  texts: ResultTexts
}

/** No hits: the criteria, a suggested spelling, and ways on (LIB-12). */
export function Nothing({ model, texts }: NothingProps) {
  const { problem, meant, startAgain, asked } = model
  if (problem) {
    return (
      <Message tone="wrong" role="alert">
        <p lang={texts.lang(problem)}>{texts(problem)}</p>
      </Message>
    )
  }
  const words = asked ? askedWords(asked, texts) : []
  return (
    <Empty level={2} title={<span lang={texts.lang('noMatch')}>{texts('noMatch')}</span>}>
      {words.length > 0 ? (
        <div className="wpfd-asked">
          <p>{texts('asked')}</p>
          <ul>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {meant ? <MeantOtherwise meant={meant} texts={texts} /> : null}
      <ul className="wpfd-ways">
        {asked?.wordsOnly === undefined ? null : (
          <li>
            <TextLink href={asked.wordsOnly}>{texts('wordsOnly', { words: asked.request.keyword })}</TextLink>
          </li>
        )}
        {asked?.categoryOnly === undefined ? null : (
          <li>
            <TextLink href={asked.categoryOnly}>
              {texts('categoryOnly', { category: asked.category ?? '' })}
            </TextLink>
          </li>
        )}
        <li>
          <TextLink href={startAgain}>{texts('startAgain')}</TextLink>
        </li>
      </ul>
    </Empty>
  )
}

function askedWords({ request, category }: Asked, texts: ResultTexts): string[] {
  const { keyword, tags, types, size, created, updated } = request
  return [
    keyword && texts('askedWords', { words: keyword }),
    request.category !== undefined &&
      (category === undefined ? texts('askedNoCategory') : texts('askedCategory', { category })),
    tags.length > 0 && texts('askedTags', { tags: tags.join(', ') }),
    types.length > 0 && texts('askedTypes', { types: types.join(', ').toUpperCase() }),
    size.from !== undefined && texts('askedSizeFrom', { size: formatBytes(size.from) }),
    size.to !== undefined && texts('askedSizeTo', { size: formatBytes(size.to) }),
    created.from && texts('askedCreatedFrom', { day: dayMonthYear(created.from) }),
    created.to && texts('askedCreatedTo', { day: dayMonthYear(created.to) }),
    updated.from && texts('askedUpdatedFrom', { day: dayMonthYear(updated.from) }),
    updated.to && texts('askedUpdatedTo', { day: dayMonthYear(updated.to) }),
  ].filter((word): word is string => Boolean(word))
}
