import type { View } from '../../islands/contract.ts'
import { Notes } from '../../ui/notes/notes.tsx'
import type { EntrySourcesProps } from './fields.ts'
import type { Sources } from './load.ts'

/** Numbered sources. Texts link to the first as `#bron-1`. */
const EntrySourcesView: View<EntrySourcesProps, Sources> = ({ model: sources, texts, id }) =>
  sources.length > 0 ? (
    <section className="entry-sources" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts('title')}</h2>
      <Notes
        items={sources.map(({ name, url }, index) => ({
          id: `bron-${index + 1}`,
          content: url ? <a href={url}>{name}</a> : name,
        }))}
      />
    </section>
  ) : null

export default EntrySourcesView
