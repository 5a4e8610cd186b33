import { useMediaQuery } from '@mui/material'
import { useSidebarState, useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { Drawing } from '../ui/drawing.tsx'
import { useMenu } from './menu-items.ts'

/** The screens that the user may open, in groups. On a phone the menu closes after a choice. */
export function StaffMenu() {
  const translate = useTranslate()
  const [open, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  return (
    <nav
      className={open ? 'staff-menu' : 'staff-menu staff-menu-narrow'}
      aria-label={translate('menu.label')}
    >
      {useMenu().map(({ name, items }) => (
        <section key={name} aria-labelledby={`menu-${name}`}>
          <h2 id={`menu-${name}`}>{translate(`menu.${name}`)}</h2>
          <ul>
            {items.map(({ to, drawing, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  title={open ? undefined : label}
                  onClick={() => {
                    if (isPhone) setOpen(false)
                  }}
                >
                  <Drawing name={drawing} />
                  <span>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
