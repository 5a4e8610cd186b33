import { createRoot } from 'react-dom/client'
import { canInsert, insertModeOf } from './insert.ts'
import { FileManager } from './manager.tsx'
import { fileTexts as t } from './texts.ts'
import './page.css'

/** The file manager by itself, at `/wp-admin/admin.php?page=wpfd`: `noheader=1` leaves only what the picker shows. */
function Page() {
  const visit = window.location
  const bare = new URLSearchParams(visit.search).get('noheader') === '1'
  return (
    <>
      {bare ? null : (
        <header className="fm-head">
          <h1>{t('title')}</h1>
          <a href="/wp-admin/">{t('toStaff')}</a>
        </header>
      )}
      <main>
        {bare ? <h1 className="sr">{t('title')}</h1> : null}
        <FileManager visit={visit} insert={canInsert(visit.search) ? insertModeOf(window.name) : undefined} />
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the file manager')
createRoot(root).render(<Page />)
