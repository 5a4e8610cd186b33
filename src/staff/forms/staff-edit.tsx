import { Create, type CreateProps, Edit, type EditProps } from 'react-admin'
import { WithTrouble } from './trouble.tsx'
import { wholeRow } from './whole-row.ts'

/** The screen to change a row. Nobody's changes are overwritten and no input is lost (`StaffForm`). */
export const StaffEdit = (props: EditProps) => (
  <WithTrouble>
    {({ failed }) => (
      <Edit
        mutationMode="pessimistic"
        queryOptions={wholeRow}
        // A refusal is shown beside the form, which keeps its input.
        mutationOptions={{ ...wholeRow, onError: failed }}
        {...props}
      />
    )}
  </WithTrouble>
)

/** The screen to create a row. No input is lost (`StaffForm`). */
export const StaffCreate = (props: CreateProps) => (
  <WithTrouble>{({ failed }) => <Create mutationOptions={{ onError: failed }} {...props} />}</WithTrouble>
)
