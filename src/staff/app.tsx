import { lazy, type ReactElement } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { authProvider, knownUser } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { sweepCopies } from './forms/local-copy.ts'
import { i18nProvider } from './i18n.ts'
import { NoAccess, NotFound } from './layout/dead-end.tsx'
import { StaffLayout } from './layout/layout.tsx'
import { SignInDialog } from './layout/sign-in-dialog.tsx'
import { ownPages, wholePages } from './pages.tsx'
import { useScreens } from './resources/index.ts'
import { useStaffTheme } from './theme.ts'

/** Base path of the staff area; every address below it belongs to the app and can be shared. */
const base = '/wp-admin'

/** The user's state of lists and menu in this browser. On a tablet the menu is initially narrow. */
const store = localStorageStore()
const tablet = '(max-width: 62rem)'
if (store.getItem('sidebar.open') === undefined && window.matchMedia(tablet).matches)
  store.setItem('sidebar.open', false)

sweepCopies()

const Dashboard = lazy(() => import('./dashboard/dashboard.tsx'))

function Screens(): ReactElement {
  return (
    <Admin
      title=""
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={useStaffTheme()}
      layout={StaffLayout}
      dashboard={Dashboard}
      catchAll={NotFound}
      accessDenied={NoAccess}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {Object.entries(useScreens()).map(([name, screen]) => (
        <Resource key={name} name={name} {...screen} />
      ))}
      <CustomRoutes>
        {ownPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </CustomRoutes>
      <CustomRoutes noLayout>
        {wholePages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </CustomRoutes>
    </Admin>
  )
}

/** A data router, so that a form can block navigation while it has unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Screens /> }], { basename: base })

export const StaffApp = () => (
  <>
    <RouterProvider router={router} />
    <SignInDialog userId={knownUser} />
  </>
)
