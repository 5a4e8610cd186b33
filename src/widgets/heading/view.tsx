import type { View } from '../../islands/contract.ts'
import type { HeadingProps } from './fields.ts'

/** A heading between other widgets. */
const HeadingView: View<HeadingProps> = ({ props: { text, level, anchor } }) => {
  if (!text) return null
  const Heading = `h${level}` as const
  return <Heading id={anchor || undefined}>{text}</Heading>
}

export default HeadingView
