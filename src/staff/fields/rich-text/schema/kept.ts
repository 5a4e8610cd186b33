import { Node } from '@tiptap/core'

/** By number, what a text holds that cannot be typed into. A foreign page can only name what stands here. */
const pieces: string[] = []

/** Notes a piece of clean HTML and gives the number by which the node knows it. */
export const keep = (html: string): string => String(pieces.push(html) - 1)

export const keptHtml = (number: string | null): string => pieces[Number(number)] ?? ''

export const keptTag = 'kept-html'

/** What this editor has no way to change: shown as it is, moved and deleted as a whole, never typed into. */
export const kept = (says: string) =>
  Node.create({
    name: 'kept',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      piece: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute('data-piece'),
        renderHTML: ({ piece }) => ({ 'data-piece': piece }),
      },
    }),
    parseHTML: () => [{ tag: keptTag }],
    renderHTML: ({ HTMLAttributes }) => [keptTag, HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.className = 'kept-html'
        dom.contentEditable = 'false'
        const note = document.createElement('p')
        note.className = 'kept-note'
        note.textContent = says
        const inside = document.createElement('div')
        inside.innerHTML = keptHtml(String(node.attrs.piece))
        dom.append(note, inside)
        return { dom }
      },
  })
