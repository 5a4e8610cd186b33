import { Title } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { FileManager } from './manager.tsx'
import { fileTexts as t } from './texts.ts'
import './manager.css'

/** The file manager within the staff app, at `/wp-admin/files`. */
export default function FilesPage() {
  const visit = useLocation()
  return (
    <>
      <Title title={t('title')} />
      <div className="fm-page">
        <FileManager visit={visit} />
      </div>
    </>
  )
}
