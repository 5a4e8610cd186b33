import { Fragment } from 'react'

/** Splits a title at the words of the keyword, ignoring case; every second part is a match. */
export function cutAtWords(title: string, keyword: string): string[] {
  const words = keyword.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0) return [title]
  // linear: words, without operators
  return title.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'))
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A title with the typed words in bold. */
export const Hits = ({ title, keyword }: { title: string; keyword: string }) =>
  cutAtWords(title, keyword).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
    index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  )
