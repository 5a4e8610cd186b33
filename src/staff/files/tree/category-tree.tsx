import { type CSSProperties, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { categoryType, filesType } from '../drag.ts'
import { fileTexts as t } from '../texts.ts'
import { holdsFiles } from '../uploads/dropped-files.ts'
import { type Branch, type Goal, step, visible, withBelow } from './tree.ts'

interface Props {
  branches: readonly Branch[]
  open: ReadonlySet<number>
  onOpen(open: ReadonlySet<number>): void
  /** Undefined: all files. */
  selected?: number
  onSelect(id: number | undefined): void
  onPlace(id: number, goal: Goal): void
  onRename(id: number): void
  onDelete(id: number): void
  onDropFiles(id: number, transfer: DataTransfer): void
}

type Zone = 'before' | 'in' | 'after'

const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const

/** Indentation of one level. */
const indent = (level: number): CSSProperties & Record<'--level', number> => ({ '--level': level })

const isArrow = (key: string): key is keyof typeof arrows => key in arrows

/**
 * The categories as a tree (WAI-ARIA): one stop for the Tab key, arrows to walk, F2, Delete and Alt with arrows to
 * change; by hand, lines are dragged between, onto and out of each other, and files onto them.
 */
export function CategoryTree(props: Props) {
  const { branches, open, onOpen, selected, onSelect, onPlace, onDropFiles } = props
  const list = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<{ id: number; zone: Zone }>()
  const dragged = useRef<number>(undefined)
  const lines = visible(branches, open)
  const total = branches.reduce((sum, { level, total }) => (level === 1 ? sum + total : sum), 0)
  const at = lines.findIndex(({ id }) => id === selected)

  const toggle = (id: number, unfold: boolean) => {
    const next = new Set(open)
    if (unfold) next.add(id)
    else next.delete(id)
    onOpen(next)
  }
  const go = (index: number) => {
    const to = Math.max(-1, Math.min(index, lines.length - 1))
    onSelect(lines[to]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[to + 1]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!handleKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    const line = lines[at]
    if (altKey && isArrow(key)) {
      const goal = line && step(branches, line.id, arrows[key])
      if (!line || !goal) return Boolean(line)
      if (key === 'ArrowRight' && goal.parentId !== null) toggle(goal.parentId, true)
      onPlace(line.id, goal)
      return true
    }
    switch (key) {
      case 'ArrowDown':
        go(at + 1)
        return true
      case 'ArrowUp':
        go(at - 1)
        return true
      case 'Home':
        go(-1)
        return true
      case 'End':
        go(lines.length - 1)
        return true
      case 'ArrowRight':
        if (line?.hasChildren && open.has(line.id)) go(at + 1)
        else if (line?.hasChildren) toggle(line.id, true)
        return true
      case 'ArrowLeft':
        if (line?.hasChildren && open.has(line.id)) toggle(line.id, false)
        else if (line) go(lines.findIndex(({ id }) => id === line.parentId))
        return true
      case 'F2':
        if (line) props.onRename(line.id)
        return line !== undefined
      case 'Delete':
        if (line) props.onDelete(line.id)
        return line !== undefined
      default:
        return false
    }
  }

  /** The target of a drop; undefined where a drop is not allowed. */
  function zoneOf(event: DragEvent<HTMLElement>, id: number): Zone | undefined {
    const { types } = event.dataTransfer
    if (types.includes(filesType) || holdsFiles(event.dataTransfer)) return 'in'
    if (!types.includes(categoryType) || dragged.current === undefined) return undefined
    if (withBelow(branches, dragged.current).has(id)) return undefined
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const place = (event.clientY - top) / height
    return place < 0.25 ? 'before' : place > 0.75 ? 'after' : 'in'
  }
  const onDragOver = (event: DragEvent<HTMLElement>, id: number) => {
    const zone = zoneOf(event, id)
    if (!zone) return setOver(undefined)
    event.preventDefault()
    event.stopPropagation()
    if (over?.id !== id || over.zone !== zone) setOver({ id, zone })
  }
  const onDrop = (event: DragEvent<HTMLElement>, branch: Branch) => {
    const zone = zoneOf(event, branch.id)
    setOver(undefined)
    if (!zone) return
    event.preventDefault()
    event.stopPropagation()
    const moved = dragged.current
    if (!event.dataTransfer.types.includes(categoryType) || moved === undefined)
      return onDropFiles(branch.id, event.dataTransfer)
    const parentId = branch.parentId ?? null
    if (zone === 'in') {
      toggle(branch.id, true)
      return onPlace(moved, { parentId: branch.id })
    }
    const brothers = branches.filter((one) => one.parentId === branch.parentId && one.id !== moved)
    const next = brothers[brothers.findIndex(({ id }) => id === branch.id) + 1]
    onPlace(moved, { parentId, before: zone === 'before' ? branch.id : (next?.id ?? null) })
  }

  return (
    <>
      <p id="fm-tree-help" className="sr">
        {t('treeHelp')}
      </p>
      <div
        ref={list}
        role="tree"
        className="fm-tree"
        aria-label={t('categories')}
        aria-describedby="fm-tree-help"
        onKeyDown={onKeyDown}
      >
        <div
          role="treeitem"
          aria-level={1}
          aria-selected={selected === undefined}
          tabIndex={at < 0 ? 0 : -1}
          className="line"
          onClick={() => onSelect(undefined)}
          onKeyDown={() => undefined}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(categoryType)) event.preventDefault()
          }}
          onDrop={(event) => {
            if (!event.dataTransfer.types.includes(categoryType) || dragged.current === undefined) return
            event.preventDefault()
            onPlace(dragged.current, { parentId: null })
          }}
        >
          <span className="fold" />
          <span className="name">{t('allFiles')}</span>
          <span className="count num">{total.toLocaleString('nl-NL')}</span>
        </div>
        {lines.map((branch) => {
          const { id, name, level, hasChildren, lock } = branch
          const isLocked = lock.hasPassword || lock.roles.length > 0 || lock.productId !== undefined
          return (
            <div
              key={id}
              role="treeitem"
              aria-level={level}
              aria-selected={id === selected}
              aria-expanded={hasChildren ? open.has(id) : undefined}
              tabIndex={id === selected ? 0 : -1}
              draggable
              className={classNames('line', over?.id === id && `drop-${over.zone}`)}
              style={indent(level)}
              onClick={() => onSelect(id)}
              onDoubleClick={() => hasChildren && toggle(id, !open.has(id))}
              onKeyDown={() => undefined}
              onDragStart={(event) => {
                dragged.current = id
                event.dataTransfer.setData(categoryType, String(id))
                event.dataTransfer.effectAllowed = 'move'
              }}
              onDragEnd={() => {
                dragged.current = undefined
                setOver(undefined)
              }}
              onDragOver={(event) => onDragOver(event, id)}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => onDrop(event, branch)}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
              <span
                className={classNames('fold', hasChildren && (open.has(id) ? 'open' : 'shut'))}
                onClick={(event) => {
                  if (!hasChildren) return
                  event.stopPropagation()
                  toggle(id, !open.has(id))
                }}
              />
              <span className="name">{name}</span>
              {isLocked ? <span className="mark">{t('categoryLocked')}</span> : null}
              <span className="count num">{branch.total.toLocaleString('nl-NL')}</span>
            </div>
          )
        })}
      </div>
    </>
  )
}
