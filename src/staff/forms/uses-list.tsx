/** Where something is used: a page, a menu, a text. */
export interface Use {
  name: string
  /** Where staff change it. */
  url: string
}

/** Each opens beside the form that stands here. */
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
