import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { act } from '../../api/acts.ts'
import { useWhole } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'

/** Requirements that the shop does not meet yet, and a button that creates the pages required by law. */
export function Gaps() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [busy, setBusy] = useState(false)
  const settings = useWhole('shop-settings')
  if (!settings) return null
  const { gaps, terms } = settings
  const unmade = Object.values(terms.pages).some((page) => page === null)
  const makeDrafts = async () => {
    setBusy(true)
    try {
      await act('shop-settings', 'shop', 'legal-drafts')
      notify('shopSettings.draftsMade', { type: 'success', multiLine: true })
      refresh()
    } catch (error) {
      sayError(error)
    } finally {
      setBusy(false)
    }
  }
  if (gaps.length === 0) return <p className="shop-gaps-none">{translate('shopSettings.ready')}</p>
  return (
    <section className="shop-gaps" aria-labelledby="shop-gaps">
      <h2 id="shop-gaps">{translate('shopSettings.gapsTitle')}</h2>
      <ul>
        {gaps.map((gap) => {
          const page = isPage(gap, terms.pages) ? terms.pages[gap] : null
          return (
            <li key={gap}>
              {typeof page === 'number' ? (
                <Link to={`/pages/${page}`}>{translate(`shopSettings.unpublished.${gap}`)}</Link>
              ) : (
                translate(`shopSettings.gaps.${gap}`)
              )}
            </li>
          )
        })}
      </ul>
      {unmade ? (
        <Button variant="outlined" onClick={makeDrafts} disabled={busy}>
          {translate('shopSettings.makeDrafts')}
        </Button>
      ) : null}
    </section>
  )
}

const isPage = <Pages extends object>(name: PropertyKey, pages: Pages): name is keyof Pages => name in pages
