import type { Meant } from './model.ts'
import type { ResultTexts } from './view-props.ts'

/** A likely spelling, and titles that contain it. */
export const MeantOtherwise = ({ meant, texts }: { meant: Meant; texts: ResultTexts }) => (
  <div>
    <p>
      {texts('meant')} <a href={meant.href}>{meant.keyword}</a>
    </p>
    <ul>
      {meant.titles.map(({ title, href }) => (
        <li key={title}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
)
