import { Fragment } from 'react'
import type { MarkedPart } from '../../../features/library/index.ts'

/** A text with the search words marked. */
export const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
    hit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
