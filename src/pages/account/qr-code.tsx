import { drawQr } from '../../platform/qr.ts'

/** Dark on light in every colour scheme: scanners read nothing else. */
const light = '#fff'
const dark = '#000'

/** A text as a QR code, drawn on the server: no script, no external picture. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="240"
      height="240"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={light} />
      <path d={path} fill={dark} />
    </svg>
  )
}
