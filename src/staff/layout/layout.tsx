import { ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { Fragment, forwardRef, type ReactNode, useCallback, useEffect, useState } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useIsOffline,
  useLoading,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { Finder } from '../finder/finder.tsx'
import { HandbookLink } from '../handbook/handbook-link.tsx'
import { handbookAddress } from '../handbook/places.ts'
import { StaffMenu } from '../menu/menu.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { MakeAfresh } from '../ui/make-afresh.ts'
import { TabTitle } from '../ui/tab-title.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { Broken } from './dead-end.tsx'
import { FreshRights } from './fresh-rights.ts'
import { UndoThrown } from './undo-thrown.tsx'

const Sessions = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem ref={ref} component={Link} to="/sessions" onClick={menu?.onClose}>
      <ListItemText>{translate('menu.sessions')}</ListItemText>
    </MenuItem>
  )
})

const Profile = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem ref={ref} component={Link} to="/profile" onClick={menu?.onClose}>
      <ListItemText>{translate('menu.profile')}</ListItemText>
    </MenuItem>
  )
})

const Passkeys = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  return (
    <MenuItem ref={ref} component="a" href="/my-account/passkeys/">
      <ListItemText>{translate('menu.passkeys')}</ListItemText>
    </MenuItem>
  )
})

const TwoStep = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  return (
    <MenuItem ref={ref} component="a" href="/my-account/two-step/">
      <ListItemText>{translate('menu.twoStep')}</ListItemText>
    </MenuItem>
  )
})

/** On a telephone the bar has no room for the question mark. */
const Handbook = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <MenuItem ref={ref} component="a" href={handbookAddress(pathname)} target="_blank" rel="noopener">
      <ListItemText>{translate('handbook.open')}</ListItemText>
    </MenuItem>
  )
})

function OwnMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <Profile />
      <Sessions />
      <Passkeys />
      <TwoStep />
      <Handbook />
      <Logout />
    </UserMenu>
  )
}

function StaffBar() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <AppBar alwaysOn userMenu={<OwnMenu />}>
      <TitlePortal component="h1" />
      <TabTitle />
      <Finder />
      <SavedViews />
      <HandbookLink to={handbookAddress(pathname)} />
      <a className="to-site" href="/">
        <Drawing name="outside" />
        <span className="bar-word">{translate('app.toSite')}</span>
      </a>
    </AppBar>
  )
}

/**
 * Without a connection nothing is lost: react-admin holds what is done until there is one again, and the window asks
 * before it closes.
 */
function Offline() {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  // Nothing is being loaded then, so what is under way is a change by the user.
  const waits = useLoading() && isOffline
  useEffect(() => {
    if (!waits) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [waits])
  return (
    <p className="offline" role="status">
      {isOffline ? translate('app.offline') : null}
    </p>
  )
}

/**
 * A phone that is turned has the menu over the page instead of beside it: a new one. The old one would stay over the
 * page unseen, and close it to fingers and screen readers.
 */
function StaffSidebar(props: SidebarProps) {
  const liesOver = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  return <Sidebar key={liesOver ? 'over' : 'beside'} {...props} />
}

/** The frame of every screen: bar, menu and page. */
export function StaffLayout({ children }: { children?: ReactNode }) {
  const [page, setPage] = useState(0)
  const makeAfresh = useCallback(() => flushSync(() => setPage((before) => before + 1)), [])
  return (
    <MakeAfresh value={makeAfresh}>
      <Layout
        appBar={StaffBar}
        appBarAlwaysOn
        menu={StaffMenu}
        sidebar={StaffSidebar}
        error={Broken}
        sx={{ minWidth: 0, '& .RaLayout-content': { padding: 2, minWidth: 0 } }}
      >
        <Offline />
        <UndoThrown />
        <FreshRights />
        <Fragment key={page}>{children}</Fragment>
      </Layout>
    </MakeAfresh>
  )
}
