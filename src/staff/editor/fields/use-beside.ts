import { useGetPuck } from '@puckeditor/core'
import { rooms } from '../rooms.ts'

/** Reads and writes props beside the field's own, of those that the widget has. */
export function useBeside(name: string, onChange: (value: unknown) => void) {
  const getPuck = useGetPuck()
  const own = (prop: string): unknown => getPuck().selectedItem?.props[prop]
  const write = (value: unknown, beside: Readonly<Record<string, string>>) => {
    const { selectedItem: item, getSelectorForId, dispatch } = getPuck()
    const place = item && getSelectorForId(item.props.id)
    if (!item || !place || !(name in item.props)) return onChange(value)
    const props = rooms.get(item.type)?.defaults ?? {}
    const known = Object.fromEntries(Object.entries(beside).filter(([prop]) => prop in props))
    dispatch({
      type: 'replace',
      destinationIndex: place.index,
      destinationZone: place.zone,
      data: { ...item, props: { ...item.props, [name]: value, ...known } },
    })
  }
  return { own, write }
}
