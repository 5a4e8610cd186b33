import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import type { OwnAccount } from '../api/auth-provider.ts'
import { ownPages } from '../pages.tsx'
import { Drawing, type DrawingName } from './drawing.tsx'

type Item = { resource: string; drawing: DrawingName }

const groups: readonly { name: string; items: readonly Item[] }[] = [
  {
    name: 'content',
    items: [
      { resource: 'posts', drawing: 'news' },
      { resource: 'jacobalia', drawing: 'place' },
      { resource: 'pages', drawing: 'page' },
      { resource: 'media', drawing: 'picture' },
      { resource: 'terms', drawing: 'tree' },
      { resource: 'menus', drawing: 'menu' },
      { resource: 'documents', drawing: 'template' },
      { resource: 'redirects', drawing: 'redirect' },
    ],
  },
  {
    name: 'shop',
    items: [
      { resource: 'orders', drawing: 'order' },
      { resource: 'products', drawing: 'product' },
      { resource: 'reviews', drawing: 'star' },
      { resource: 'coupons', drawing: 'coupon' },
      { resource: 'shipping-zones', drawing: 'parcel' },
    ],
  },
  {
    name: 'operator',
    items: [
      { resource: 'users', drawing: 'people' },
      { resource: 'texts', drawing: 'letter' },
      { resource: 'settings', drawing: 'settings' },
      { resource: 'mails', drawing: 'mail' },
      { resource: 'jobs', drawing: 'work' },
    ],
  },
]

/** What the viewer may open, in groups. */
export function StaffMenu() {
  const translate = useTranslate()
  const { permissions } = usePermissions<OwnAccount['rights']>()
  const [open] = useSidebarState()
  const mayOpen = (resource: string) => permissions !== undefined && resource in permissions
  const hasFiles = ownPages.some(({ path }) => path.startsWith('/files'))
  const heading = (name: string) =>
    open ? <p className="menu-heading">{translate(`menu.${name}`)}</p> : <hr className="menu-line" />
  return (
    <Menu>
      <Menu.DashboardItem primaryText="menu.dashboard" leftIcon={<Drawing name="home" />} />
      {groups.map(({ name, items }) => {
        const shown = items.filter(({ resource }) => mayOpen(resource))
        return shown.length === 0 ? null : (
          <section key={name} aria-label={translate(`menu.${name}`)}>
            {heading(name)}
            {name === 'content' && hasFiles ? (
              <Menu.Item
                to="/files"
                primaryText={translate('menu.files')}
                leftIcon={<Drawing name="files" />}
              />
            ) : null}
            {shown.map(({ resource, drawing }) => (
              <Menu.Item
                key={resource}
                to={`/${resource}`}
                primaryText={translate(`resources.${resource}.name`, { smart_count: 2 })}
                leftIcon={<Drawing name={drawing} />}
              />
            ))}
          </section>
        )
      })}
      {mayOpen('sessions') ? (
        <Menu.Item
          to="/sessions"
          primaryText={translate('menu.sessions')}
          leftIcon={<Drawing name="key" />}
        />
      ) : null}
    </Menu>
  )
}
