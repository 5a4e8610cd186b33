import { Scrolls } from './file-stage.tsx'

/** The text of a document, as paragraphs. */
export const WordsStage = ({ label, paragraphs }: { label: string; paragraphs: readonly string[] }) => (
  <div className="file-stage is-words">
    <Scrolls label={label}>
      {[...paragraphs.entries()].map(([at, paragraph]) => (
        <p key={at}>{paragraph}</p>
      ))}
    </Scrolls>
  </div>
)
