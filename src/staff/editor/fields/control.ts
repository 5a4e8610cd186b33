/** Props of the control of one field. */
export interface FieldControl {
  value: unknown
  onChange: (value: unknown) => void
}
