import type { AxeResults } from 'axe-core'
import source from 'axe-core/axe.min.js?url'
import { type AxeFault, axeRules } from './axe-faults.ts'

/** axe inside the canvas frame: it checks the window in which it runs. */
type AxeWindow = Window & { axe?: { run(context: object, options: object): Promise<AxeResults> } }

/** Loads axe into the canvas, once. */
async function axeIn(canvas: Document): Promise<NonNullable<AxeWindow['axe']>> {
  const view: AxeWindow | null = canvas.defaultView
  if (!view) throw new Error('the canvas is gone')
  if (!view.axe)
    await new Promise((resolve, reject) => {
      const script = canvas.createElement('script')
      script.src = source
      script.addEventListener('load', resolve)
      script.addEventListener('error', reject)
      canvas.head.append(script)
    })
  if (!view.axe) throw new Error('axe did not come')
  return view.axe
}

/** Runs axe on the page as the canvas shows it. Its script is fetched at the first run. */
export async function runAxe(canvas: Document): Promise<AxeFault[]> {
  const axe = await axeIn(canvas)
  const { violations } = await axe.run(
    // Leaves out elements that the editor itself adds to the page.
    { include: ['[data-puck-component]'], exclude: ['.canvas-note', '.canvas-wait', '.sr'] },
    {
      runOnly: { type: 'rule', values: Object.keys(axeRules) },
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element }) => (element ? [{ rule: id, element }] : [])),
  )
}
