import { useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { usePermitted } from '../api/auth-provider.ts'
import { settingsSections } from '../forms/settings-section.tsx'
import { useMenu } from '../menu/menu-items.ts'
import { useScreens } from '../resources/index.ts'
import type { Hit, HitGroup } from './hits.ts'
import { lastScreens, screenAt } from './last-screens.ts'

const sections: Readonly<Record<string, readonly { name: string; title: string }[]>> = settingsSections

/** All that the user may open: screens of the menu, their forms for new rows, and sections of settings. */
function useMenuHits(): Hit[] {
  const translate = useTranslate()
  const screens = useScreens()
  const { permissions } = usePermitted()
  return useMenu().flatMap(({ name: group, items }) =>
    items.flatMap(({ to, label, resource }): Hit[] => {
      const screen = { key: to, name: label, about: translate(`menu.${group}`), act: { to } }
      if (!resource) return [screen]
      const parts = (sections[resource] ?? []).map(({ name, title }) => ({
        key: `${to}#${name}`,
        name: translate(title, { smart_count: 2 }),
        about: label,
        act: { to: `${to}#${name}` },
      }))
      if (permissions?.[resource] !== 'write' || !screens[resource]?.create) return [screen, ...parts]
      const one = translate(`resources.${resource}.name`, { smart_count: 1 })
      const make = { key: `${to}/create`, name: translate('finder.make', { name: one }) }
      return [screen, { ...make, act: { to: make.key } }, ...parts]
    }),
  )
}

/** Screens of the user's own account, which are not in the menu. */
const own = [
  { text: 'menu.profile', act: { to: '/profile' } },
  { text: 'menu.sessions', act: { to: '/sessions' } },
  { text: 'menu.passkeys', act: { href: '/my-account/passkeys/' } },
  { text: 'menu.twoStep', act: { href: '/my-account/two-step/' } },
]

/** Finds screens and settings; `last` are those opened before this one. */
export function useScreensFound(): { all: HitGroup; last: HitGroup } {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [visited] = useStore<string[]>(...lastScreens)
  const hits = [
    ...useMenuHits(),
    ...own.map(({ text, act }) => ({
      key: text,
      name: translate(text),
      act,
      about: translate('finder.account'),
    })),
  ]
  const here = screenAt(pathname)
  const last = visited
    .filter((screen) => screen !== here)
    .map((screen) => hits.find(({ act }) => 'to' in act && act.to === screen))
    .filter((hit) => hit !== undefined)
  return {
    all: { key: 'screens', name: translate('finder.screens'), hits },
    last: { key: 'last', name: translate('finder.last'), hits: last.slice(0, 5) },
  }
}
