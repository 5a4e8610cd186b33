/** A use of something: a page, a menu, a text. */
export interface Use {
  name: string
  /** Address of the screen that changes it. */
  url: string
}

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
