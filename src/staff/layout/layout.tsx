import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal, useTranslate } from 'react-admin'
import { StaffMenu } from './menu.tsx'

const StaffBar = () => {
  const translate = useTranslate()
  return (
    <AppBar>
      <TitlePortal component="h1" />
      <a className="to-site" href="/">
        {translate('app.toSite')}
      </a>
    </AppBar>
  )
}

/** Bar, menu and page. */
export const StaffLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={StaffBar} menu={StaffMenu} sx={{ '& .RaLayout-content': { padding: 2, minWidth: 0 } }}>
    {children}
  </Layout>
)
