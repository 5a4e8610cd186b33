import { Show, type ShowProps } from 'react-admin'

/**
 * Shows a row once it is there as a whole. By itself react-admin begins with what the list knew of it, which lacks
 * parts; under a name of its own (`meta`) it finds nothing of the list.
 */
export const StaffShow = ({ queryOptions, ...props }: ShowProps) => (
  <Show actions={false} queryOptions={{ ...queryOptions, meta: { whole: true } }} {...props} />
)
