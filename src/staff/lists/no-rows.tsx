import type { ReactNode } from 'react'
import {
  CreateButton,
  ListNoResults,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { ShellOutline } from '../../ui/icon/shell.tsx'

/**
 * Stands in place of a list that has no rows yet; some say how their rows come to be. `children` are other ways to
 * add rows. Where a filter leaves nothing over, that is said instead.
 */
export function NoRows({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const { hasCreate } = useResourceDefinition()
  const own = `resources.${useResourceContext()}`
  const invitation = translate(`${own}.invite`, { _: hasCreate ? translate('ra.page.invite') : '' })
  if (Object.keys(filterValues).length > 0) return <ListNoResults />
  return (
    <div className="dead-end">
      <ShellOutline />
      <h2>{translate(`${own}.empty`, { _: translate('ra.page.empty') })}</h2>
      {invitation ? <p>{invitation}</p> : null}
      {hasCreate || children ? (
        <p className="dead-end-ways">
          {hasCreate ? <CreateButton variant="contained" /> : null}
          {children}
        </p>
      ) : null}
    </div>
  )
}
