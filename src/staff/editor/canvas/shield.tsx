import { Component, type ReactNode } from 'react'
import { editorTexts } from '../texts.ts'

interface ShieldProps {
  label: string
  /** When it changes, drawing is tried again. */
  again: unknown
  children: ReactNode
}

/** An error boundary: a widget that cannot be drawn does not break the rest of the canvas. */
export class Shield extends Component<ShieldProps, { failed: boolean; again: unknown }> {
  override state = { failed: false, again: this.props.again }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ again }: ShieldProps, state: { again: unknown }) {
    return again === state.again ? null : { failed: false, again }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p className="canvas-note">{editorTexts('problem.failed', { label: this.props.label })}</p>
  }
}
