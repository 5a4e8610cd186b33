import { Create, type CreateProps, Edit, type EditProps } from 'react-admin'
import { WithTrouble } from './trouble.tsx'

/** Changes a row; nobody's work is written over, and nothing that was typed is lost (`StaffForm`). */
export const StaffEdit = (props: EditProps) => (
  <WithTrouble>
    {({ failed }) => (
      <Edit
        mutationMode="pessimistic"
        // A refusal is shown with the form, which stays as it is.
        mutationOptions={{ onError: failed }}
        {...props}
      />
    )}
  </WithTrouble>
)

/** Makes a row; nothing that was typed is lost (`StaffForm`). */
export const StaffCreate = (props: CreateProps) => (
  <WithTrouble>{({ failed }) => <Create mutationOptions={{ onError: failed }} {...props} />}</WithTrouble>
)
