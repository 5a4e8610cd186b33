import './finder-dialog.css'
import { Dialog, IconButton, InputBase, type Theme, useMediaQuery } from '@mui/material'
import { type KeyboardEvent, useContext, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { Drawing } from '../ui/drawing.tsx'
import { MakeAfresh } from '../ui/make-afresh.ts'
import { FoundList, idOf } from './found-list.tsx'
import { type Hit, type HitGroup, matching } from './hits.ts'
import { useContentFound } from './use-content-found.ts'
import { useScreensFound } from './use-screens-found.ts'

export interface FinderDialogProps {
  /** Hits of the page editor on the open page. */
  here?: () => readonly HitGroup[]
  /** Called before another screen is opened; false prevents it. */
  leave?: () => Promise<boolean>
  onClose: () => void
}

const longestWords = 200

/** Finds screens, settings and content by their words: a combobox whose focus stays in the field (ARIA APG). */
export function FinderDialog({ here, leave, onClose }: FinderDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const words = typed.trim()
  const { all, last } = useScreensFound()
  const [onPage] = useState(() => here?.() ?? [])
  const content = useContentFound(words, here !== undefined)
  const groups =
    words === ''
      ? [last].filter(({ hits }) => hits.length > 0)
      : [...matching([...onPage, all], words), ...content.groups]
  const hits = groups.flatMap((group) => group.hits)
  const open = useOpen(leave)

  const choose = (hit: Hit) => {
    onClose()
    void open(hit)
  }
  const chosen = hits[Math.min(at, hits.length - 1)]
  const chosenId = chosen && idOf(id, hits.indexOf(chosen))
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  const count = hits.length
  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen || event.nativeEvent.isComposing) return
    const to = goTo(event.key, hits.indexOf(chosen), count)
    if (to !== undefined) setAt(to)
    else if (event.key === 'Enter') choose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const say = (): string => {
    if (words === '') return count > 0 ? '' : translate('finder.start')
    if (content.isAsking) return translate('finder.asking')
    return count === 0
      ? translate('finder.none', { words })
      : translate('finder.found', { smart_count: count })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      transitionDuration={0}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      className="finder"
    >
      <h2 id={`${id}-title`}>{translate('finder.title')}</h2>
      <div className="finder-field">
        <Drawing name="find" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={translate(here ? 'finder.hintHere' : 'finder.hint')}
          inputProps={{
            role: 'combobox',
            type: 'text',
            maxLength: longestWords,
            autoComplete: 'off',
            spellCheck: false,
            'aria-label': translate('finder.title'),
            'aria-autocomplete': 'list',
            'aria-expanded': count > 0,
            'aria-controls': `${id}-found`,
            'aria-activedescendant': chosenId,
          }}
        />
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <Drawing name="cross" />
        </IconButton>
      </div>
      <FoundList
        id={id}
        label={translate('finder.results')}
        groups={groups}
        chosen={chosen}
        onChoose={choose}
      />
      {content.problem ? (
        <p className="finder-said is-wrong" role="alert">
          {translate(content.problem, { _: content.problem })}
        </p>
      ) : (
        <p className="finder-said" role="status">
          {say()}
        </p>
      )}
    </Dialog>
  )
}

/** The option to which a key moves from the current one; undefined for the keys of the field. */
function goTo(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Opens the chosen hit. */
function useOpen(leave?: () => Promise<boolean>): (hit: Hit) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const makeAfresh = useContext(MakeAfresh)
  return async ({ act }) => {
    if ('run' in act) return act.run()
    if (leave && !(await leave())) return
    if ('href' in act) return window.location.assign(act.href)
    // A mounted list would keep its own filters: it is remounted, after its pending updates.
    if (act.to.startsWith(`${pathname}?`)) makeAfresh()
    setTimeout(() => navigate(act.to))
  }
}
