import { useEffect, useRef } from 'react'
import { CloseButton } from '../../ui/button/button.tsx'
import { type PickedCategory, type PickedFile, pickMessage } from './picked.ts'
import './picker.css'

/** Section 2: the file manager in the picker's frame. */
export const pickerAddress = '/wp-admin/admin.php?page=wpfd&noheader=1&caninsert=1&builderbuilder=1'

export type FilePickerProps = {
  title: string
  /** Label of the close button. */
  closeLabel: string
  onClose: () => void
} & (
  | { mode: 'file'; onPick: (picked: PickedFile) => void }
  | { mode: 'category'; onPick: (picked: PickedCategory) => void }
)

/**
 * The file picker (EDIT-02, sections 2 and 9): a modal 90 % high, 20 px from the top, over a half-dark page, with
 * the file manager in a frame. The cross, Esc and a press beside it close it. The frame's name says the mode,
 * `wpfd-file` or `wpfd-category`, by which the manager hides its other button. It sends what was picked as a
 * message (`pickMessage`); messages of other pages and other windows are not heard.
 */
export function FilePicker(props: FilePickerProps) {
  const { mode, title, closeLabel, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    dialog.current?.showModal()
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const message = pickMessage.safeParse(data)
      if (!message.success) return
      const { insert, ...picked } = message.data
      const now = latest.current
      if (insert === 'file' && now.mode === 'file' && 'wpfd_file_id' in picked) now.onPick(picked)
      else if (insert === 'category' && now.mode === 'category' && 'wpfd_selected_category_id' in picked)
        now.onPick(picked)
      else return
      now.onClose()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className="file-picker"
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <CloseButton label={closeLabel} title={closeLabel} onClick={() => dialog.current?.close()} />
      <iframe ref={frame} name={`wpfd-${mode}`} src={pickerAddress} title={title} />
    </dialog>
  )
}
