import { Button, type ButtonProps } from '@mui/material'
import { useTranslate } from 'react-admin'

/** A button that keeps its words on every screen: react-admin's own leaves only a drawing on a telephone. */
export function WordButton({ label, ...props }: ButtonProps & { label: string }) {
  const translate = useTranslate()
  return (
    <Button size="small" {...props}>
      {translate(label)}
    </Button>
  )
}
