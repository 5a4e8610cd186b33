/** A plus in a frame, for the tab with everything that can be added. */
export const AddSign = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 4h16v16H4zM12 8v8M8 12h8" />
  </svg>
)
