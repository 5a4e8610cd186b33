import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface Panel {
  key: string
  title: string
  content: ReactNode
}

interface FilterTabsProps {
  id: string
  label: string
  panels: readonly Panel[]
  /** Without scripts all panels show, one below the other. */
  live: boolean
}

/** Panels of filters behind tabs (LIB-02). Pressing a tab activates it and its panel. */
export function FilterTabs({ id, label, panels, live }: FilterTabsProps) {
  const [active, setActive] = useState(panels[0]?.key)
  const list = useRef<HTMLDivElement>(null)
  const tabbed = live && panels.length > 1

  const press = (event: KeyboardEvent) => {
    const at = panels.findIndex(({ key }) => key === active)
    const to =
      event.key === 'ArrowRight'
        ? (at + 1) % panels.length
        : event.key === 'ArrowLeft'
          ? (at - 1 + panels.length) % panels.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? panels.length - 1
              : -1
    const panel = panels[to]
    if (!panel) return
    event.preventDefault()
    setActive(panel.key)
    list.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <>
      {panels.length > 1 ? (
        <div
          ref={list}
          className={classNames('tabs', !tabbed && 'is-still')}
          role="tablist"
          aria-label={label}
          onKeyDown={press}
        >
          {panels.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-tab-${key}`}
              className={key === active ? 'active' : undefined}
              aria-selected={key === active}
              aria-controls={`${id}-panel-${key}`}
              tabIndex={key === active ? 0 : -1}
              onClick={() => setActive(key)}
            >
              {title}
            </button>
          ))}
        </div>
      ) : null}
      {panels.map(({ key, content }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          className={classNames('panel', key === active && 'active')}
          {...(panels.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${key}` } : {})}
          hidden={tabbed && key !== active}
        >
          {content}
        </div>
      ))}
    </>
  )
}
