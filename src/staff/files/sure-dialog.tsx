import { Button } from '../../ui/button/button.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Modal } from './modal.tsx'

interface Props {
  id: string
  title: string
  text: string
  /** Label of the confirming button. */
  label: string
  onSure(): void
  onClose(): void
}

/** Asks once more before something is done that cannot be undone. */
export const SureDialog = ({ id, title, text, label, onSure, onClose }: Props) => (
  <Modal id={id} title={title} onClose={onClose}>
    <p>{text}</p>
    <DialogFoot>
      <Button
        onClick={() => {
          onClose()
          onSure()
        }}
      >
        {label}
      </Button>
    </DialogFoot>
  </Modal>
)
