import { SimpleForm, type SimpleFormProps } from 'react-admin'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { KeptForm } from '../forms/kept-form.tsx'
import { StaffToolbar } from '../forms/staff-toolbar.tsx'
import { ToMistake } from '../forms/to-mistake.tsx'

/**
 * A form that loses nothing: it keeps what is typed, holds whoever leaves before saving, shows both versions when
 * somebody else saved first, and leads to the first mistake, told in our own words.
 */
export const StaffForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm warnWhenUnsavedChanges noValidate toolbar={<StaffToolbar />} {...props}>
    <KeptForm />
    {children}
    <ConflictDialog />
    <ToMistake />
  </SimpleForm>
)
