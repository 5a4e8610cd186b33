import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'

const shopSections = [
  ...(['society', 'vat', 'payment', 'collection', 'terms'] as const),
  ...(['registration', 'reviews', 'guarantee', 'notifications'] as const),
]
const lookSections = ['name', 'colours', 'type'] as const

const titled = <Name extends string>(names: readonly Name[], within: string) =>
  names.map((name) => ({ name, title: `${within}.${name}` }))

/** The sections of each screen of settings, by title; hits of the finder. */
export const settingsSections = {
  settings: [
    { name: 'site', title: 'settings.site' },
    { name: 'publishing', title: 'settings.publishing.title' },
    { name: 'fileRequests', title: 'settings.fileRequests.title' },
    { name: 'comments', title: 'settings.comments.title' },
    { name: 'search', title: 'settings.search.title' },
    { name: 'maintenance', title: 'settings.maintenance.title' },
    { name: 'backups', title: 'resources.backups.name' },
    { name: 'consent', title: 'settings.consent.title' },
    { name: 'analytics', title: 'settings.analytics.title' },
  ],
  'shop-settings': titled(shopSections, 'shopSettings.groups'),
  look: titled(lookSections, 'look.groups'),
} as const

type Screen = keyof typeof settingsSections

/** A section of a screen of settings; an address ending in `#` and its name scrolls to it. */
export function SettingsSection<On extends Screen>({
  on,
  name,
  hint,
  className = '',
  children,
}: {
  on: On
  name: (typeof settingsSections)[On][number]['name']
  hint?: string
  className?: string
  children: ReactNode
}) {
  const translate = useTranslate()
  const place = useRef<HTMLFieldSetElement>(null)
  const visit = useLocation()
  useEffect(() => {
    if (visit.hash === `#${name}`) place.current?.scrollIntoView({ block: 'center' })
  }, [visit, name])
  const title = settingsSections[on].find((section) => section.name === name)?.title ?? name
  return (
    <fieldset ref={place} className={`group ${className}`}>
      <legend>{translate(title, { smart_count: 2 })}</legend>
      {hint ? <p className="hint">{translate(hint)}</p> : null}
      {children}
    </fieldset>
  )
}
