import { Fragment } from 'react'

/** A title cut where words of the keyword stand in it, whatever the case; every second part is a hit. */
export function cutAtWords(title: string, keyword: string): string[] {
  const words = keyword.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0) return [title]
  return title.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'))
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A title with the words that were typed in bold. */
export const Hits = ({ title, keyword }: { title: string; keyword: string }) =>
  cutAtWords(title, keyword).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
    index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  )
