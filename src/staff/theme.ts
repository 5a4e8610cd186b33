import { createElement, useEffect, useMemo, useState } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { NoRows } from './lists/no-rows.tsx'
import { interfaceTexts } from './texts/interface.nl.ts'

/** Applies to every control: react-admin's own theme, with another outline. */
const field = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const

const night = '(prefers-color-scheme: dark)'

/** The current values of the site's design tokens; the system chooses light or dark. */
export function useStaffTheme(): RaThemeOptions {
  const [dark, setDark] = useState(() => window.matchMedia(night).matches)
  useEffect(() => {
    const query = window.matchMedia(night)
    const follow = () => setDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return useMemo(() => themeOf(dark), [dark])
}

function themeOf(dark: boolean): RaThemeOptions {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const focus = { outline: `3px solid ${token('focus')}`, outlineOffset: 2 }
  const hairline = `1px solid ${token('hair')}`
  return {
    ...defaultTheme,
    palette: {
      mode: dark ? 'dark' : 'light',
      background: { default: token('paper'), paper: token('sheet') },
      text: { primary: token('ink'), secondary: token('ink-2') },
      primary: { main: token('accent'), dark: token('accent-down'), contrastText: token('on-accent') },
      secondary: { main: token('mark'), contrastText: token('sheet') },
      error: { main: token('wrong'), contrastText: token('on-accent') },
      success: { main: token('right'), contrastText: token('on-accent') },
      warning: { main: token('mark'), contrastText: token('sheet') },
      info: { main: token('accent'), contrastText: token('on-accent') },
      divider: token('hair'),
      action: { hover: token('tint'), selected: token('on-row'), active: token('ink-2') },
      bulkActionsToolbarBackgroundColor: token('on-row'),
    },
    // A tablet shows the desktop layout: labels on buttons, filters beside actions.
    breakpoints: { values: { xs: 0, sm: 600, md: 720, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 2 },
    sidebar: { width: 232, closedWidth: 56 },
    typography: {
      fontFamily: token('sans'),
      fontSize: 15,
      h5: { fontFamily: token('serif'), fontSize: '1.75rem', fontWeight: 500, lineHeight: 1.15 },
      h6: { fontFamily: token('serif'), fontSize: '1.3125rem', fontWeight: 500, lineHeight: 1.2 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
    },
    components: {
      ...defaultTheme.components,
      MuiCssBaseline: { styleOverrides: { ':focus-visible': focus } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focus } },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: 'inherit' },
        styleOverrides: {
          root: { backgroundColor: token('paper'), color: token('ink'), borderBottom: hairline },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: hairline } } },
      MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: token('lift') } } },
      MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: token('lift') } } },
      MuiDialog: { styleOverrides: { paper: { boxShadow: token('lift') } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 40,
            '&.Mui-disabled': {
              color: token('ink-2'),
              backgroundColor: token('tint'),
              borderColor: token('hair'),
            },
          },
          sizeSmall: { minHeight: 36 },
        },
      },
      // A checkbox without a label gets its name from its row; the name is set on the box itself.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: (own: { 'aria-label'?: string }) => ({ 'aria-label': own['aria-label'] }),
          },
        },
      },
      MuiTextField: { defaultProps: field },
      MuiFormControl: { defaultProps: field },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: token('sheet') },
          notchedOutline: { borderColor: token('edge') },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottom: hairline },
          head: { fontWeight: 600, color: token('ink-2'), backgroundColor: token('sheet') },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&:hover': { backgroundColor: token('tint') } } } },
      // On a phone, notifications appear above the toolbar, so that they do not cover its buttons.
      MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 37.5rem)': { bottom: '5.25rem' } } } },
      MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
      // In the normal flow: a list that scrolls sideways would cut off anything above it.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': {
              position: 'static',
              transform: 'none',
              height: 'auto',
              flexWrap: 'wrap',
            },
            '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          },
        },
      },
      RaToolbar: {
        styleOverrides: {
          root: {
            backgroundColor: token('tint'),
            borderTop: hairline,
            position: 'sticky',
            bottom: 0,
            zIndex: 3,
          },
        },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': interfaceTexts.page.loading } },
      // Lists that can be exported have a `TableButton`: react-admin's own export stops at the first page.
      RaList: { defaultProps: { empty: createElement(NoRows), exporter: false } },
      // On a phone it has no background of its own, and its buttons may wrap to two lines.
      RaTopToolbar: {
        styleOverrides: {
          root: {
            '@media (max-width: 40rem)': {
              '&&': { minHeight: 0, flexWrap: 'wrap', paddingBlock: 8, backgroundColor: 'transparent' },
            },
          },
        },
      },
      RaLoading: {
        styleOverrides: { root: { '& .RaLoading-message': { fontFamily: 'inherit', opacity: 1 } } },
      },
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      RaSidebar: { styleOverrides: { root: { borderRight: hairline } } },
      RaLayout: { styleOverrides: { root: { backgroundColor: token('paper') } } },
    },
  }
}
