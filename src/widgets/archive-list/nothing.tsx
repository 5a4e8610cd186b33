import type { ViewProps } from '../../islands/contract.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/state/state.tsx'
import type { ArchiveListProps } from './fields.ts'
import type { ArchiveListModel } from './load.ts'

/** Says why a list is empty, and offers a way on. */
export const Nothing = ({ model, texts }: ViewProps<ArchiveListProps, ArchiveListModel>) =>
  model.clearHref ? (
    <Empty
      level={2}
      title={texts('emptyFiltered')}
      action={
        <ButtonLink plain href={model.clearHref}>
          {texts('emptyFilteredWay')}
        </ButtonLink>
      }
    >
      <p>{texts('emptyFilteredText')}</p>
    </Empty>
  ) : (
    <Empty
      level={2}
      title={texts('empty')}
      action={
        <ButtonLink plain href="/?s=">
          {texts('emptyWay')}
        </ButtonLink>
      }
    >
      <p>{texts('emptyText')}</p>
    </Empty>
  )
