import type { EntryCard } from '../../features/content/index.ts'
import type { FileRow } from '../../features/library/index.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import type { viewerTexts } from './texts.nl.ts'

/** Related things of a file: the entries that name it, its other formats, and its neighbours. */
export interface Around {
  entries: readonly EntryCard[]
  twins: readonly FileRow[]
  previous?: FileRow
  next?: FileRow
}

interface Link {
  href: string
  label: string
}

const toFile = ({ id, title, extension }: FileRow): Link => ({
  href: `/bestand-bekijken/${id}/`,
  label: `${title} (${extension.toUpperCase()})`,
})

export function FileAround({
  around: { entries, twins, previous, next },
  texts,
}: {
  around: Around
  texts: Texts<keyof typeof viewerTexts>
}) {
  const rows = [
    { label: texts('belongs'), links: entries.map(({ url, title }) => ({ href: url, label: title })) },
    { label: texts('twins'), links: twins.map(toFile) },
    { label: texts('previous'), links: previous ? [toFile(previous)] : [] },
    { label: texts('next'), links: next ? [toFile(next)] : [] },
  ].filter(({ links }) => links.length > 0)
  if (rows.length === 0) return null
  return (
    <nav aria-label={texts('around')}>
      <Facts rows={rows.map(({ label, links }) => ({ label, value: <Links links={links} /> }))} />
    </nav>
  )
}

const Links = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a className="link" href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
