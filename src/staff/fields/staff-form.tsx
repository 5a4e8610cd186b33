import { SimpleForm, type SimpleFormProps } from 'react-admin'

/** A form that holds whoever leaves before saving, and tells mistakes beside their fields in our own words. */
export const StaffForm = (props: SimpleFormProps) => (
  <SimpleForm warnWhenUnsavedChanges noValidate {...props} />
)
