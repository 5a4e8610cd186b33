import {
  Button,
  createTheme,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ThemeProvider,
  useMediaQuery,
} from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { askWith } from '../api/sign-in-again.ts'
import { messages } from '../texts.nl.ts'
import { useStaffTheme } from '../theme.ts'

/** The address that the frame shows after signing in: a small answer, for staff only. */
const signedInPath = '/staff-api/me'
const signInPath = `/my-account/?redirect_to=${encodeURIComponent(signedInPath)}`
const texts = messages.signIn

/**
 * Asks whoever's session ended to sign in where they are, with every step that signing in has; what they were doing
 * then goes on. Somebody else who signs in begins afresh: what was typed stays with who typed it.
 */
export function SignInDialog({ userId }: { userId: () => Promise<number | undefined> }) {
  const options = useStaffTheme()
  const theme = useMemo(() => createTheme(options), [options])
  const isPhone = useMediaQuery('(max-width: 40rem)')
  const [answer, setAnswer] = useState<(signedIn: boolean) => void>()
  useEffect(() => askWith(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  const end = (signedIn: boolean) => {
    answer?.(signedIn)
    setAnswer(undefined)
  }
  const look = async () => {
    const response = await fetch(signedInPath).catch(() => undefined)
    if (!response?.ok) return
    const { id }: { id?: unknown } = await response.json()
    const before = await userId()
    if (before !== undefined && id !== before) return window.location.reload()
    end(true)
  }
  return (
    <ThemeProvider theme={theme}>
      <Dialog
        open={answer !== undefined}
        maxWidth="sm"
        fullWidth
        fullScreen={isPhone}
        aria-labelledby="sign-in-title"
      >
        <DialogTitle id="sign-in-title">{texts.title}</DialogTitle>
        <DialogContent className="sign-in">
          <p>{texts.say}</p>
          <iframe className="sign-in-frame" title={texts.title} src={signInPath} onLoad={() => void look()} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => end(false)}>{texts.later}</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  )
}
