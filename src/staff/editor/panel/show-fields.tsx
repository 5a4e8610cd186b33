import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'

const usePuck = createUsePuck()

/** On a narrow screen the fields share the left panel: choosing a widget brings them up. */
export function ShowFields() {
  const getPuck = useGetPuck()
  const chosen = usePuck(({ selectedItem }) => selectedItem?.props.id)
  useEffect(() => {
    if (chosen === undefined) return
    getPuck().dispatch({
      type: 'setUi',
      ui: { leftSideBarVisible: true, plugin: { current: 'fields' } },
      recordHistory: false,
    })
  }, [chosen, getPuck])
  return null
}
