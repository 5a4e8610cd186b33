import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Ribs } from '../icon/shell.tsx'

interface Look {
  /** Draws a line in place of a fill, for the second choice. */
  plain?: boolean
  /** As wide as its column. */
  full?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The label while it works ('Bezig'); the button keeps its width and ignores clicks. */
  busy?: string | false
}

const ignore = (event: MouseEvent) => event.preventDefault()

/** A button; `type` is 'button' by default. */
export function Button({
  plain,
  full,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('btn', plain && 'plain', full && 'full', busy && 'is-busy', className)}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy ? (
        <>
          <span className="was">{children}</span>
          <span className="now">
            <Ribs />
            {busy}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button. */
export const ButtonLink = ({ plain, full, className, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={classNames('btn', plain && 'plain', full && 'full', className)} />
)

/** A link outside running text, 44 px high. */
export const TextLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classNames('link', className)} />
)

/** A button that looks like a link. */
export const TextButton = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type={type} className={classNames('link', className)} />
)

/** A close button; `label` is its accessible name, `title` its tooltip ('Close (Esc)'). */
export const CloseButton = ({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) => (
  <button {...rest} type={type} className={classNames('close', className)} aria-label={label}>
    <Icon name="close" />
  </button>
)
