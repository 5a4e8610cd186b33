import { useEffect, useState } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { library } from '../api/library.ts'
import { fileTexts as t } from '../texts.ts'
import { tagList } from './draft.ts'

interface Props {
  fileId: number
  /** Tags with commas between them. */
  tags: string
  onTags(tags: string): void
}

/** Suggested tags; clicking one adds it. */
export function TagSuggestions({ fileId, tags, onTags }: Props) {
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    const stop = new AbortController()
    library
      .tagSuggestions(fileId, stop.signal)
      // Suggestions are optional: a failed request is ignored.
      .then(
        ({ known, words }) => setOffered([...known, ...words]),
        () => undefined,
      )
    return () => stop.abort()
  }, [fileId])
  const taken = tagList(tags)
  const has = new Set(taken.map((name) => name.toLowerCase()))
  const left = offered.filter((name) => !has.has(name.toLowerCase()))
  if (left.length === 0) return null
  return (
    <p className="fm-suggested">
      <span className="quiet">{t('tagsSuggested')}</span>
      {left.map((name) => (
        <TextButton
          key={name}
          aria-label={t('tagTake', { name })}
          onClick={() => onTags([...taken, name].join(', '))}
        >
          {name}
        </TextButton>
      ))}
    </p>
  )
}
