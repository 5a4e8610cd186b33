import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface MessageProps {
  tone?: 'right' | 'wrong' | 'plain'
  /** How screen readers announce the message; `alert` interrupts them. */
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A message about what has just happened, with its actions. */
export const Message = ({ tone = 'right', role = 'status', className, children }: MessageProps) => (
  <div
    className={classNames('msg', tone === 'wrong' && 'bad', tone === 'plain' && 'flat', className)}
    role={role}
  >
    {children}
  </div>
)

interface NoticeBarProps extends ComponentProps<'section'> {
  /** Accessible name of the region, 'Mededeling'. */
  label: string
  /** A `CloseButton`. */
  close?: ReactNode
}

/** A notice across the top of every page. */
export const NoticeBar = ({ label, close, children, className, ...rest }: NoticeBarProps) => (
  <section {...rest} className={classNames('notice-bar', className)} aria-label={label}>
    <div className="wrap">
      <p>{children}</p>
      {close}
    </div>
  </section>
)
