import { CreateButton, useResourceDefinition, useTranslate } from 'react-admin'
import { ShellOutline } from '../../ui/icon/shell.tsx'

/** Where a list is before anything was added to it. */
export function NoRows() {
  const translate = useTranslate()
  const { hasCreate } = useResourceDefinition()
  return (
    <div className="dead-end">
      <ShellOutline />
      <h2>{translate('ra.page.empty')}</h2>
      {hasCreate ? (
        <>
          <p>{translate('ra.page.invite')}</p>
          <p className="dead-end-ways">
            <CreateButton variant="contained" />
          </p>
        </>
      ) : null}
    </div>
  )
}
