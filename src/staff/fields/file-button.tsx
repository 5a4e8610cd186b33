import { Button } from '@mui/material'
import { type ReactNode, useRef } from 'react'

/** A button that asks for files, pictures unless told. The field behind it is no stop for the keyboard: the button is. */
export function FileButton({
  children,
  several = false,
  accept = 'image/*',
  disabled,
  variant = 'outlined',
  onFiles,
}: {
  children: ReactNode
  several?: boolean
  accept?: string
  disabled?: boolean
  variant?: 'outlined' | 'contained' | 'text'
  onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
