import { Create, type CreateProps, Edit, type EditProps } from 'react-admin'
import { WithTrouble } from './trouble.tsx'
import { wholeRow } from './whole-row.ts'

/** Changes a row; nobody's work is written over, and nothing that was typed is lost (`StaffForm`). */
export const StaffEdit = (props: EditProps) => (
  <WithTrouble>
    {({ failed }) => (
      <Edit
        mutationMode="pessimistic"
        queryOptions={wholeRow}
        // A refusal is shown with the form, which stays as it is.
        mutationOptions={{ ...wholeRow, onError: failed }}
        {...props}
      />
    )}
  </WithTrouble>
)

/** Makes a row; nothing that was typed is lost (`StaffForm`). */
export const StaffCreate = (props: CreateProps) => (
  <WithTrouble>{({ failed }) => <Create mutationOptions={{ onError: failed }} {...props} />}</WithTrouble>
)
