import { Button, type ButtonProps } from '@mui/material'
import { useTranslate } from 'react-admin'

/** A button that always shows its label: react-admin's own shows only an icon on a phone. */
export function WordButton({ label, ...props }: ButtonProps & { label: string }) {
  const translate = useTranslate()
  return (
    <Button size="small" {...props}>
      {translate(label)}
    </Button>
  )
}
