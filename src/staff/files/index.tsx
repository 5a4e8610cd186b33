import { FileManager } from './manager.tsx'
import './manager.css'

/** The file manager within the staff app, at `/wp-admin/files`. */
export default function FilesPage() {
  return <FileManager />
}
