import { type Data, fieldsPlugin, type Overrides, Puck, type UiState } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { emptyDocument } from '../../kernel/document.ts'
import { Anchors } from '../fields/link-chooser/anchors.ts'
import { CanvasFrame } from './canvas/frame.tsx'
import type { DocumentCalls, OpenDocument } from './document.ts'
import { DraftKeeper } from './draft/draft-keeper.ts'
import { Header } from './header/header.tsx'
import { AddSign } from './panel/add-sign.tsx'
import type { Target } from './panel/block-actions.ts'
import { BlockTools } from './panel/block-tools.tsx'
import { FollowChosen } from './panel/follow-chosen.tsx'
import { Keys } from './panel/keys.tsx'
import { outline } from './panel/outline.tsx'
import { Repairs } from './panel/repairs.tsx'
import { ShowFields } from './panel/show-fields.tsx'
import { WidgetDrawer } from './panel/widget-drawer.tsx'
import { PreviewContext } from './preview/context.ts'
import { PreviewStore } from './preview/preview-store.ts'
import { anchorsOf } from './puck/blocks.ts'
import { puckConfig } from './puck/config.tsx'
import { fromPuck, toPuck } from './puck/data.ts'
import { dictionary } from './puck/dictionary.ts'
import { roomsIn } from './rooms.ts'
import { rootFieldsOf } from './root-fields.ts'
import { EditingContext } from './session.ts'
import { editorTexts } from './texts.ts'

/** EDIT-01: a phone, a tablet, a desk. */
const viewports = [
  { width: 360, height: 'auto' as const, icon: 'Smartphone' as const, label: editorTexts('phone') },
  { width: 768, height: 'auto' as const, icon: 'Tablet' as const, label: editorTexts('tablet') },
  { width: 1440, height: 'auto' as const, icon: 'Monitor' as const, label: editorTexts('desk') },
]
const plugins = [
  { name: 'blocks', label: editorTexts('widgets'), render: WidgetDrawer, icon: <AddSign /> },
  outline,
]
/** Created once: a new one would make Puck draw every widget again. */
const iframe = { syncHostStyles: false }
const narrowPlugins = [...plugins, fieldsPlugin({ label: editorTexts('settings'), desktopSideBar: 'left' })]

/** Below this width there is no room for a panel on either side of the page. */
const roomForTwoPanels = '(min-width: 1100px)'
/** From this width the desktop page is large enough to read between the panels. */
const roomForDesk = '(min-width: 1700px)'

/** The editor of one document: Puck with our widgets, the draft on the server a few seconds behind it. */
export function Editor({ document: opened, calls }: { document: OpenDocument; calls: DocumentCalls }) {
  const [document, setDocument] = useState(opened)
  const [said, setSaid] = useState('')
  const { kind } = opened
  const config = useMemo(() => puckConfig(roomsIn(kind), rootFieldsOf({ kind }), kind), [kind])
  const [canvas, setCanvas] = useState<Document>()
  const [target, setTarget] = useState<Target>()
  const initial = useRef(opened.draft ?? opened.published ?? emptyDocument).current
  const data = useRef(toPuck(initial)).current
  const { keeper, previews } = useMemo(() => {
    const store = new PreviewStore(calls.previews)
    store.follow(initial)
    return { keeper: new DraftKeeper(calls, opened.version, initial), previews: store }
  }, [calls, opened.version, initial])

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (keeper.state.kind !== 'saved') event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
      void keeper.flush()
      keeper.stop()
      previews.stop()
    }
  }, [keeper, previews])

  /** Anchors to which links within this page can lead. */
  const shown = useRef(fromPuck(data))
  const anchors = useCallback(() => anchorsOf(shown.current.content), [])

  const onChange = useCallback(
    (changed: Data) => {
      const now = fromPuck(changed)
      shown.current = now
      keeper.change(now)
      previews.follow(now)
    },
    [keeper, previews],
  )

  const { styles, look } = opened
  const [isNarrow] = useState(() => !window.matchMedia(roomForTwoPanels).matches)
  const [ui] = useState((): Partial<UiState> => {
    const width = window.matchMedia(roomForDesk).matches ? 1440 : isNarrow ? 360 : 768
    const controls = { controlsVisible: true, options: [] }
    return { viewports: { ...controls, current: { width, height: 'auto' } } }
  })
  const overrides = useMemo(
    (): Partial<Overrides> => ({
      header: () => <Header />,
      fields: ({ children }) => <BlockTools>{children}</BlockTools>,
      iframe: ({ document: inside, children }) => (
        <CanvasFrame document={inside} styles={styles} look={look} onReady={setCanvas}>
          {children}
        </CanvasFrame>
      ),
      puck: ({ children }) => (
        <>
          <Keys />
          <FollowChosen />
          <Repairs />
          {isNarrow ? <ShowFields /> : null}
          {children}
        </>
      ),
    }),
    [styles, look, isNarrow],
  )
  const session = useMemo(
    () => ({ document, setDocument, calls, keeper, canvas, target, setTarget, said, say: setSaid }),
    [document, calls, keeper, canvas, target, said],
  )

  return (
    <EditingContext value={session}>
      <Anchors value={anchors}>
        <PreviewContext value={previews}>
          <main className="editor-shell" aria-label={editorTexts('editing')}>
            <Puck
              config={config}
              data={data}
              onChange={onChange}
              overrides={overrides}
              plugins={isNarrow ? narrowPlugins : plugins}
              ui={ui}
              viewports={viewports}
              dictionary={dictionary}
              headerTitle={document.title}
              headerPath={document.entry?.url}
              iframe={iframe}
            />
            <p className="sr" role="status">
              {said}
            </p>
          </main>
        </PreviewContext>
      </Anchors>
    </EditingContext>
  )
}
