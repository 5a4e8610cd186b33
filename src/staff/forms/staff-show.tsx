import { Show, type ShowProps } from 'react-admin'
import { wholeRow } from './whole-row.ts'

/** The screen that shows a row. */
export const StaffShow = ({ queryOptions, ...props }: ShowProps) => (
  <Show actions={false} queryOptions={{ ...queryOptions, ...wholeRow }} {...props} />
)
