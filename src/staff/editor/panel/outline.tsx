import { createUsePuck, outlinePlugin, type Plugin } from '@puckeditor/core'
import { editorTexts } from '../texts.ts'

const usePuck = createUsePuck()
const whole = outlinePlugin({ label: editorTexts('outline') })
const Whole = whole.render

/** Only while its tab is open: Puck keeps it behind the others, and measures all of a long page with every drop. */
function Outline() {
  const isOpen = usePuck(({ appState }) => appState.ui.plugin?.current === whole.name)
  return isOpen && Whole ? <Whole /> : null
}

/** The tab with the outline of the page. */
export const outline: Plugin = { ...whole, render: () => <Outline /> }
