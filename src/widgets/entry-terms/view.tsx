import type { ViewProps } from '../../islands/contract.ts'
import { ChipLink } from '../../ui/chip/chip.tsx'
import type { EntryTermsProps } from './fields.ts'
import type { TermLinks } from './load.ts'

/** Links to other entries with the same terms. */
export default function EntryTermsView({ model, texts }: ViewProps<EntryTermsProps, TermLinks>) {
  const { terms, inCard } = model
  if (terms.length === 0) return null
  const chips = (
    <ul className="chips">
      {terms.map((term) => (
        <li key={term.id}>{term.href ? <ChipLink href={term.href}>{term.name}</ChipLink> : term.name}</li>
      ))}
    </ul>
  )
  return inCard ? chips : <nav aria-label={texts('title')}>{chips}</nav>
}
