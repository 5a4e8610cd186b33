import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Look } from '../../../kernel/look/look.ts'
import { useRows } from '../../api/rows.ts'
import { type Scheme, schemes, showLook } from './show-look.ts'
import { useLook } from './use-look.ts'

const rooms = { phone: 360, tablet: 768, desk: 1280 } as const
/** The width below which a desktop page would be too small to read. */
const narrow = '(max-width: 40rem)'
const roomNames = ['phone', 'tablet', 'desk'] as const

/** A page of the site with the look of the form. */
export function LookPreview() {
  const translate = useTranslate()
  const look = useLook()
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState('/')
  const [scheme, setScheme] = useState<Scheme>('system')
  const [room, setRoom] = useState<keyof typeof rooms>(() =>
    window.matchMedia(narrow).matches ? 'phone' : 'desk',
  )
  const [box, widthPx] = useWidth()
  const { data: pages = [] } = useRows('pages', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
    filter: { status: 'published' },
  })
  useEffect(() => showIn(frame.current, look, scheme), [look, scheme])

  const scale = Math.min(1, widthPx / rooms[room])
  return (
    <section className="look-preview" aria-label={translate('look.preview')}>
      <div className="look-tools">
        <label>
          {translate('look.page')}
          <select value={address} onChange={({ target }) => setAddress(target.value)}>
            <option value="/">{translate('look.frontPage')}</option>
            {pages
              .filter(({ url }) => url !== '/')
              .map(({ id, title, url }) => (
                <option key={id} value={url}>
                  {title}
                </option>
              ))}
          </select>
        </label>
        <label>
          {translate('look.scheme')}
          <select
            value={scheme}
            onChange={({ target }) => setScheme(schemes.find((name) => name === target.value) ?? 'system')}
          >
            {schemes.map((name) => (
              <option key={name} value={name}>
                {translate(`look.schemes.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate('look.room')}
          <select
            value={room}
            onChange={({ target }) => setRoom(roomNames.find((name) => name === target.value) ?? 'desk')}
          >
            {roomNames.map((name) => (
              <option key={name} value={name}>
                {translate(`look.rooms.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="look-frame" ref={box}>
        <iframe
          ref={frame}
          src={address}
          title={translate('look.preview')}
          style={{ width: rooms[room], height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => showIn(currentTarget, look, scheme)}
        />
      </div>
    </section>
  )
}

/** An incomplete colour leaves the page as it was. */
function showIn(frame: HTMLIFrameElement | null, look: Look | undefined, scheme: Scheme): void {
  if (frame?.contentDocument && look) showLook(frame.contentDocument, look, scheme)
}

/** The current width of an element. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return [box, widthPx || rooms.desk] as const
}
