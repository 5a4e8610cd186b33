import { useState } from 'react'
import { TextButton } from '../../ui/button/button.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { fileTexts as t } from './texts.ts'
import { CategoryDialog } from './tree/category-dialog.tsx'
import { CategoryTree } from './tree/category-tree.tsx'
import type { Manager } from './use-manager.ts'

type Asked = { kind: 'new' } | { kind: 'edit' | 'delete'; id: number }

/** The tree of categories, with actions for the selected one. */
export function CategoryArea({ manager }: { manager: Manager }) {
  const [asked, setAsked] = useState<Asked>()
  const { all, category, query } = manager
  const close = () => setAsked(undefined)
  const about = asked && 'id' in asked ? all.find(({ id }) => id === asked.id) : undefined
  const edit = (id: number) => setAsked({ kind: 'edit', id })
  const askDelete = (id: number) => setAsked({ kind: 'delete', id })
  return (
    <aside className="fm-side" aria-label={t('categories')}>
      <div className="fm-tools">
        <TextButton onClick={() => setAsked({ kind: 'new' })}>{t('categoryNew')}</TextButton>
        {category ? (
          <>
            <TextButton onClick={() => edit(category.id)}>{t('categoryEdit')}</TextButton>
            <TextButton onClick={() => askDelete(category.id)}>{t('categoryDelete')}</TextButton>
          </>
        ) : null}
      </div>
      <CategoryTree
        branches={all}
        open={manager.open}
        onOpen={manager.setOpen}
        selected={query.categoryId}
        onSelect={manager.select}
        onPlace={manager.place}
        onRename={edit}
        onDelete={askDelete}
        onDropFiles={(id, transfer) => void manager.dropInto(id, transfer)}
      />
      {asked?.kind === 'new' || (asked?.kind === 'edit' && about) ? (
        <CategoryDialog
          branches={all}
          branch={about}
          parentId={query.categoryId}
          onClose={close}
          onSaved={(id) => {
            close()
            void manager.categories.reload().then(() => manager.select(id))
          }}
        />
      ) : null}
      {asked?.kind === 'delete' && about ? (
        <SureDialog
          id="fm-delete-category"
          title={t('categoryDelete')}
          text={t('categoryDeleteSure', { name: about.name })}
          label={t('categoryDelete')}
          onSure={() => void manager.deleteCategory(about.id)}
          onClose={close}
        />
      ) : null}
    </aside>
  )
}
