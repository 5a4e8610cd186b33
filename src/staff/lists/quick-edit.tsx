import { Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import {
  EditBase,
  type Identifier,
  SaveButton,
  Toolbar,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { isLive, useReview } from '../api/review.ts'
import { useRow } from '../api/rows.ts'
import { StaffForm } from '../forms/staff-form.tsx'
import { WithTrouble } from '../forms/trouble.tsx'
import { wholeRow } from '../forms/whole-row.ts'
import { Drawing } from '../ui/drawing.tsx'

const OpenContext = createContext<(id: Identifier) => void>(() => undefined)

/**
 * Around the table of a list: changes what is changed most of a row without leaving the list, its page and its filters.
 * It stands outside the rows, for a row may leave the list while somebody types.
 * @param fields of the form; they hold what the whole form of the resource has under the same names
 * @param isKept false for short forms, and for what keeps drafts of another sort
 */
export function QuickEdits({
  fields,
  isKept = true,
  children,
}: {
  fields: ReactNode
  isKept?: boolean
  children: ReactNode
}) {
  const [id, setId] = useState<Identifier>()
  const { data = [] } = useListContext()
  const place = data.findIndex((row) => row.id === id)
  return (
    <OpenContext value={setId}>
      {children}
      {id === undefined ? null : (
        <QuickDialog
          key={id}
          id={id}
          fields={fields}
          isKept={isKept}
          next={place < 0 ? undefined : data[place + 1]?.id}
          onOpen={setId}
        />
      )}
    </OpenContext>
  )
}

/** Opens the quick-edit form of its row. */
export function QuickButton() {
  const translate = useTranslate()
  const open = use(OpenContext)
  const record = useRow<'pages' | 'products'>()
  const { proposes } = useReview()
  const name = useRowName()
  return record && !(proposes && isLive(record)) ? (
    <IconButton
      size="small"
      aria-haspopup="dialog"
      aria-label={translate('quick.open', { name })}
      title={translate('quick.title')}
      onClick={(event) => {
        // A click on the row would open the whole form.
        event.stopPropagation()
        open(record.id)
      }}
    >
      <Drawing name="pencil" />
    </IconButton>
  ) : null
}

function useRowName(): string {
  const name = useGetRecordRepresentation(useResourceContext())(useRecordContext())
  return typeof name === 'string' ? name : ''
}

interface QuickDialogProps {
  id: Identifier
  fields: ReactNode
  isKept: boolean
  /** The next row; undefined after the last. */
  next: Identifier | undefined
  onOpen(id: Identifier | undefined): void
}

function QuickDialog({ id, fields, isKept, next, onOpen }: QuickDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const isPhone = useMediaQuery('(max-width: 40rem)')
  const onClose = () => onOpen(undefined)
  const saved = (then: Identifier | undefined) => () => {
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
    onOpen(then)
    refresh()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={title}
      className="quick-edit"
    >
      <WithTrouble>
        {({ failed }) => (
          <EditBase
            id={id}
            mutationMode="pessimistic"
            redirectOnError={false}
            queryOptions={wholeRow}
            mutationOptions={{ ...wholeRow, onSuccess: saved(undefined), onError: failed }}
            loading={<DialogTitle id={title}>{translate('ra.page.loading')}</DialogTitle>}
            error={<DialogTitle id={title}>{translate('ra.notification.item_doesnt_exist')}</DialogTitle>}
          >
            <QuickTitle id={title} />
            <DialogContent>
              <StaffForm
                isKept={isKept}
                toolbar={
                  <QuickToolbar onClose={onClose}>
                    {next === undefined ? null : (
                      <SaveButton
                        type="button"
                        variant="text"
                        icon={null}
                        label="quick.next"
                        mutationOptions={{ onSuccess: saved(next) }}
                      />
                    )}
                  </QuickToolbar>
                }
              >
                {fields}
              </StaffForm>
            </DialogContent>
          </EditBase>
        )}
      </WithTrouble>
    </Dialog>
  )
}

function QuickTitle({ id }: { id: string }) {
  const translate = useTranslate()
  return <DialogTitle id={id}>{translate('quick.open', { name: useRowName() })}</DialogTitle>
}

function QuickToolbar({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const record = useRecordContext()
  const { hasEdit } = useResourceDefinition()
  return (
    <Toolbar className="staff-toolbar">
      <SaveButton />
      {children}
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      {record && hasEdit ? (
        <Button component={Link} to={createPath({ resource, id: record.id, type: 'edit' })}>
          {translate('quick.all')}
        </Button>
      ) : null}
    </Toolbar>
  )
}
