import { Button, IconButton, Popover, TextField } from '@mui/material'
import { type FormEvent, useContext, useId, useRef, useState } from 'react'
import {
  useCreate,
  useDeleteMany,
  useNotify,
  useResourceDefinitions,
  useStore,
  useTranslate,
} from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RowOf } from '../../staff-api/contract.ts'
import { useRows } from '../api/rows.ts'
import { useSayError } from '../api/say-error.ts'
import { Drawing } from '../ui/drawing.tsx'
import { MakeAfresh } from '../ui/make-afresh.ts'
import { type ListParams, queryOf } from './query.ts'

/** Screens that are list routes without being lists, and one that is a list without being such a route. */
const plain = new Set([
  'settings',
  'look',
  'sessions',
  'facts',
  'shop-settings',
  'shop-mails',
  'sales-report',
  'backups',
  'site-imports',
])
const own = new Set(['files'])
const longestName = 60

/** In the bar above every list: views that the user saved under a name, stored with their account. */
export function SavedViews() {
  const { pathname } = useLocation()
  const definitions = useResourceDefinitions()
  const list = pathname.slice(1)
  return own.has(list) ||
    (definitions[list]?.hasList && !plain.has(list) && !definitions[list].options?.isReport) ? (
    <ViewsOf key={list} list={list} />
  ) : null
}

function ViewsOf({ list }: { list: string }) {
  const translate = useTranslate()
  const title = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        startIcon={<Drawing name="view" />}
        className="views-button"
      >
        <span className="bar-word">{translate('views.title')}</span>
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, className: 'views' } }}
      >
        <h2 id={title}>{translate('views.title')}</h2>
        <Views list={list} close={close} />
      </Popover>
    </>
  )
}

function Views({ list, close }: { list: string; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const makeAfresh = useContext(MakeAfresh)
  const [params] = useStore<ListParams | undefined>(`${list}.listParams`)
  const { data: views = [], isPending } = useRows('views', {
    filter: { list },
    pagination: { page: 1, perPage: 100 },
  })
  const [create, { isPending: isSaving }] = useCreate()
  const [remove] = useDeleteMany()
  const onError = useSayError()
  const open = ({ query }: RowOf<'views'>) => {
    const to = { pathname: `/${list}`, search: `?${new URLSearchParams(query)}` }
    if (!own.has(list)) makeAfresh()
    // Pending updates of a filter are applied first.
    setTimeout(() => navigate(to))
    close()
  }
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '')
    create(
      'views',
      { data: { list, name, query: queryOf(window.location.search, params) } },
      {
        onSuccess: () => {
          form.reset()
          notify('views.kept', { type: 'success' })
        },
        onError,
      },
    )
  }
  // A view saved before the first answer would be missing from it, and the list is not requested again.
  if (isPending) return null
  return (
    <>
      {views.length > 0 ? (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Button fullWidth onClick={() => open(view)}>
                {view.name}
              </Button>
              <IconButton
                aria-label={translate('views.forget', { name: view.name })}
                onClick={() => remove('views', { ids: [view.id] }, { mutationMode: 'pessimistic', onError })}
              >
                <Drawing name="cross" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{translate('views.none')}</p>
      )}
      <form onSubmit={keep}>
        <TextField
          name="name"
          label={translate('views.name')}
          required
          slotProps={{ htmlInput: { maxLength: longestName, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={isSaving}>
          {translate('views.keep')}
        </Button>
      </form>
    </>
  )
}
