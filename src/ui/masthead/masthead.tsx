import type { ReactNode } from 'react'
import type { Logo } from '../../kernel/look/look.ts'
import { Icon } from '../icon/icon.tsx'
import { ShellMark } from '../icon/shell.tsx'
import type { PictureImage } from '../picture/picture.tsx'

/** The header: `Brand`, `Navigation`, `Tools`. */
export const Masthead = ({ children }: { children: ReactNode }) => (
  <header className="mast">
    <div className="wrap">{children}</div>
  </header>
)

export interface BrandProps {
  href: string
  name: string
  /** The logo that replaces the shell. */
  picture?: PictureImage | undefined
  /** Default `shell`. Otherwise the picture before the name or alone, or the name alone. */
  kind?: Logo['kind'] | undefined
}

/** The logo and the name, linked to the front page. */
export const Brand = ({ href, name, picture, kind = 'shell' }: BrandProps) => {
  const shown = kind === 'picture' || kind === 'alone' ? picture : undefined
  const isAlone = shown !== undefined && kind === 'alone'
  return (
    <a className="brand" href={href}>
      {shown ? <BrandPicture image={{ ...shown, alt: isAlone ? name : '' }} /> : null}
      {kind === 'shell' ? <ShellMark /> : null}
      {isAlone ? null : name}
    </a>
  )
}

const brandHeight = '2.75rem'
const brandSizes = '240px'

const BrandPicture = ({ image }: { image: PictureImage }) => (
  <picture>
    {image.sources?.map((source) => (
      <source key={source.type} {...source} sizes={brandSizes} />
    ))}
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={brandSizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      style={{
        display: 'block',
        width: 'auto',
        maxWidth: '15rem',
        height: brandHeight,
        objectFit: 'contain',
      }}
    />
  </picture>
)

export interface NavigationItem {
  label: string
  href: string
  /** `page`: the link to this page. `section`: the link to one of its ancestors. */
  current?: 'page' | 'section'
  items?: readonly NavigationItem[]
  /** Blocks that open below the item instead of a list. */
  panel?: ReactNode
}

const opensMore = ({ items, panel }: NavigationItem) => panel !== undefined || Boolean(items?.length)

const Items = ({ items }: { items: readonly NavigationItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href + item.label} className={item.panel === undefined ? undefined : 'has-panel'}>
        <a href={item.href} aria-current={item.current === 'section' ? 'true' : item.current}>
          {item.label}
        </a>
        {item.panel === undefined ? null : <div className="nav-panel">{item.panel}</div>}
        {item.panel === undefined && item.items?.length ? <Items items={item.items} /> : null}
      </li>
    ))}
  </ul>
)

/**
 * A menu on one line; on small screens a button opens it, also without scripts. Submenus open by CSS alone (section
 * 9); only closing them with Escape needs a script.
 */
export const Navigation = ({
  label,
  menuLabel,
  items,
}: {
  label: string
  menuLabel: string
  items: readonly NavigationItem[]
}) => (
  <nav className="nav" aria-label={label} data-behaviour={items.some(opensMore) ? 'put-away' : undefined}>
    <details>
      <summary className="tool">
        <Icon name="menu" />
        {menuLabel}
      </summary>
    </details>
    <Items items={items} />
  </nav>
)

/** The tools to the right of the menu. */
export const Tools = ({ children }: { children: ReactNode }) => <div className="tools">{children}</div>
