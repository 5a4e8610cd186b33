import { Button } from '@mui/material'
import { type ReactNode, useRef } from 'react'

/** Not every browser counts photographs of an iPhone as pictures. */
const pictureFiles = 'image/*,.heic,.heif'

/** A button that opens a file chooser, for pictures by default. The hidden input itself cannot be focused. */
export function FileButton({
  children,
  several = false,
  accept = pictureFiles,
  disabled,
  variant = 'outlined',
  className,
  onFiles,
}: {
  children: ReactNode
  several?: boolean
  accept?: string
  disabled?: boolean
  variant?: 'outlined' | 'contained' | 'text'
  className?: string
  onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        className={className ?? ''}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
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
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
