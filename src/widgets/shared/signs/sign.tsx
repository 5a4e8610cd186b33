import { type SignName, signs } from './signs.ts'

/** An icon beside text, which names it. */
export const Sign = ({ name }: { name: SignName }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[name][1]} />
  </svg>
)
