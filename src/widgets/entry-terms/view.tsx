import type { View } from '../../islands/contract.ts'
import { ChipLink } from '../../ui/chip/chip.tsx'
import type { EntryTermsProps } from './fields.ts'
import type { TermLinks } from './load.ts'

/** Ways to what shares a term with this entry. */
const EntryTermsView: View<EntryTermsProps, TermLinks> = ({ model: terms, texts }) =>
  terms.length > 0 ? (
    <nav aria-label={texts('title')}>
      <ul className="chips">
        {terms.map((term) => (
          <li key={term.id}>{term.href ? <ChipLink href={term.href}>{term.name}</ChipLink> : term.name}</li>
        ))}
      </ul>
    </nav>
  ) : null

export default EntryTermsView
