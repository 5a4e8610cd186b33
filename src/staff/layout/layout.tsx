import { ListItemText, MenuItem } from '@mui/material'
import { forwardRef, type ReactNode } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useIsOffline,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { SavedViews } from '../views/saved-views.tsx'
import { Drawing } from './drawing.tsx'
import { StaffMenu } from './menu.tsx'
import { TabTitle } from './tab-title.tsx'

const Sessions = forwardRef<HTMLAnchorElement>((_, ref) => {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem ref={ref} component={Link} to="/sessions" onClick={menu?.onClose}>
      <ListItemText>{translate('menu.sessions')}</ListItemText>
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

function OwnMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <Sessions />
      <TwoStep />
      <Logout />
    </UserMenu>
  )
}

function StaffBar() {
  const translate = useTranslate()
  return (
    <AppBar alwaysOn userMenu={<OwnMenu />}>
      <TitlePortal component="h1" />
      <TabTitle />
      <SavedViews />
      <a className="to-site" href="/">
        <Drawing name="outside" />
        <span className="bar-word">{translate('app.toSite')}</span>
      </a>
    </AppBar>
  )
}

/** Without a connection nothing is lost: react-admin holds what is done until there is one again. */
function Offline() {
  const translate = useTranslate()
  return (
    <p className="offline" role="status">
      {useIsOffline() ? translate('app.offline') : null}
    </p>
  )
}

/** Bar, menu and page. */
export const StaffLayout = ({ children }: { children?: ReactNode }) => (
  <Layout
    appBar={StaffBar}
    appBarAlwaysOn
    menu={StaffMenu}
    sx={{ minWidth: 0, '& .RaLayout-content': { padding: 2, minWidth: 0 } }}
  >
    <Offline />
    {children}
  </Layout>
)
