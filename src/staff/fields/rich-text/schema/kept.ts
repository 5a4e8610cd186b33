import { Node } from '@tiptap/core'

/** By number, what a text holds that cannot be typed into. A foreign page can only name what stands here. */
const pieces: string[] = []

/** Stores a piece of clean HTML and returns its number, which the node holds. */
export const keep = (html: string): string => String(pieces.push(html) - 1)

export const keptHtml = (number: string | null): string => pieces[Number(number)] ?? ''

export const keptTag = 'kept-html'

/** HTML that this editor cannot edit: shown as it is, moved and deleted as a whole. */
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
