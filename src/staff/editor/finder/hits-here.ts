import type { HitGroup } from '../../finder/hits.ts'
import { wordsIn } from '../canvas/typing/words.ts'
import { addWidget } from '../panel/add-widget.ts'
import { addableTo } from '../panel/addable.ts'
import type { Puck, Target } from '../panel/block-actions.ts'
import { chooseBlock } from '../panel/choose-block.ts'
import { wordsOf } from '../panel/outline.tsx'
import { walkBlocks } from '../puck/blocks.ts'
import { fromPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'
import { editorTexts } from '../texts.ts'

const longestAbout = 80

/** Hits of the finder on the open page: its widgets, by name and by all their words, and widgets to add. */
export function hitsHere(getPuck: () => Puck, kind: string, target: Target | undefined): HitGroup[] {
  const blocks: HitGroup['hits'][number][] = []
  walkBlocks(fromPuck(getPuck().appState.data).content, (block) => {
    const { fields = {}, label = block.type } = rooms.get(block.type) ?? {}
    blocks.push({
      key: block.props.id,
      name: label,
      about: wordsOf(block).trim().slice(0, longestAbout),
      words: wordsIn(fields, block.props)
        .map(({ value }) => value.replace(/<[^<>]*>/g, ' '))
        .join(' '),
      act: { run: () => chooseBlock(getPuck(), block.props.id) },
    })
  })
  const add = addableTo(kind).map(({ name, label }) => ({
    key: `add-${name}`,
    name: editorTexts('widgetAdd', { label }),
    words: label,
    act: { run: () => addWidget(getPuck(), name, target, kind === 'page') },
  }))
  return [
    { key: 'here', name: editorTexts('blocksHere'), hits: blocks },
    { key: 'add', name: editorTexts('blocksToAdd'), hits: add },
  ]
}
