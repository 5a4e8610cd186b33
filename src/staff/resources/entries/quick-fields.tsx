import type { ReactNode } from 'react'
import { required, TextInput } from 'react-admin'
import { TermsInput } from '../../fields/terms-input.tsx'
import { PublicationInputs } from './publication-inputs.tsx'

/** Fields for quick edit in lists of entries. */
export const QuickFields = ({
  taxonomies,
  children,
}: {
  taxonomies: readonly string[]
  children?: ReactNode
}) => (
  <div className="quick-fields">
    <div>
      <TextInput source="title" validate={required()} autoFocus />
      {children}
      <PublicationInputs />
    </div>
    {taxonomies.length > 0 ? (
      <div>
        <TermsInput source="termIds" taxonomies={taxonomies} />
      </div>
    ) : null}
  </div>
)
