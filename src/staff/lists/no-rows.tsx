import { CreateButton, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin'
import { ShellOutline } from '../../ui/icon/shell.tsx'

/** Where a list is before anything was added to it; some say how their rows come to be. */
export function NoRows() {
  const translate = useTranslate()
  const { hasCreate } = useResourceDefinition()
  const own = `resources.${useResourceContext()}`
  const invitation = translate(`${own}.invite`, { _: hasCreate ? translate('ra.page.invite') : '' })
  return (
    <div className="dead-end">
      <ShellOutline />
      <h2>{translate(`${own}.empty`, { _: translate('ra.page.empty') })}</h2>
      {invitation ? <p>{invitation}</p> : null}
      {hasCreate ? (
        <p className="dead-end-ways">
          <CreateButton variant="contained" />
        </p>
      ) : null}
    </div>
  )
}
