import { ModeratedEdit } from '../../moderating/moderated-edit.tsx'
import { Stars } from './stars.tsx'

export default function ReviewEdit() {
  return (
    <ModeratedEdit about={{ source: 'productId', reference: 'products' }} score={<Stars source="rating" />} />
  )
}
