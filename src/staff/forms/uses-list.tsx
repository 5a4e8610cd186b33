import type { BuiltInAnswer } from '../../staff-api/contract.ts'

/** A place where something is used: a page, a menu, a text. */
export type Use = BuiltInAnswer<'uses', 'GET'>['data'][number]

/** Links open in a new tab, so that the form stays. */
export const UsesList = ({ uses }: { uses: readonly Use[] }) => (
  <ul className="uses">
    {uses.map(({ name, url }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      </li>
    ))}
  </ul>
)
