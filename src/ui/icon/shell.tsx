import { shell } from '../../kernel/shell.ts'

/** The filled scallop of the header. */
export const ShellMark = () => (
  <svg className="shell" viewBox="0 0 32 32" aria-hidden="true">
    <path d={shell.foot + shell.rim} fill="currentColor" />
    <path d={shell.ribs} fill="none" stroke="var(--paper)" strokeWidth="1.35" strokeLinecap="round" />
  </svg>
)

/** The scallop in outline: above the footer, and for empty lists. */
export const ShellOutline = () => (
  <svg
    className="shell"
    viewBox="0 0 32 32"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={shell.rim + shell.ribs} />
  </svg>
)

/** A shell in a line, to close a page; the only shell of the page besides the logo. */
export const Ornament = () => (
  <div className="ornament">
    <ShellOutline />
  </div>
)

/** Ribs of a shell that light up in turn while something loads; a text beside them says what. */
export const Ribs = () => (
  <svg className="ribs" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M11 19L3.5 12" />
    <path d="M11.5 18L6.5 6" />
    <path d="M12 18V4" />
    <path d="M12.5 18l5-12" />
    <path d="M13 19l7.5-7" />
  </svg>
)
