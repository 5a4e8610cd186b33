import { act, type ReactNode, useState } from 'react'
import { Admin, memoryStore, Resource } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { StaffTest } from '../../staff-api/testing.ts'
import { authProvider } from '../api/auth-provider.ts'
import { dataProvider } from '../api/data-provider.ts'
import Dashboard from '../dashboard/dashboard.tsx'
import { i18nProvider } from '../i18n.ts'
import { useScreens } from '../resources/index.ts'

/** Runs the staff app on the real staff API and database, so that mismatches between them show. */
export interface StaffApp {
  /** Waits until the selected element is there, and until nothing is loading. */
  open(address: string, selector: string): Promise<void>
  leave(): Promise<void>
  /** Replaces `fetch` in the app. */
  send(address: string, init?: RequestInit): Promise<Response>
  until(isSo: () => boolean, what: string): Promise<void>
  /** Waits until nothing is loading. */
  quiet(): Promise<void>
  /** Calls that the API refused since the app was opened. */
  refused(): readonly string[]
}

const asText = (body: unknown): string | undefined => (typeof body === 'string' ? body : undefined)
const pause = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))

const WithoutLayout = ({ children }: { children?: ReactNode }) => children

function App() {
  const screens = useScreens()
  const [store] = useState(() => memoryStore())
  return (
    <Admin
      {...{ dataProvider, authProvider, i18nProvider }}
      store={store}
      layout={WithoutLayout}
      dashboard={Dashboard}
      loginPage={false}
      disableTelemetry
    >
      {Object.entries(screens).map(([name, screen]) => (
        <Resource key={name} name={name} {...screen} />
      ))}
    </Admin>
  )
}

/**
 * @param bench a function, as the bench is made after the test file is loaded
 * @param role the user's role in all tests of a file
 */
export function createStaffApp(bench: () => StaffTest, role = () => 'administrator'): StaffApp {
  let refused: string[] = []
  let root: Root | undefined
  /** Number of pending calls. */
  let waiting = 0

  async function send(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const text = asText(body)
    waiting += 1
    const answer = await bench().call(
      role(),
      address.replace(/^\/staff-api\//, ''),
      method,
      text === undefined ? undefined : JSON.parse(text),
    )
    waiting -= 1
    if (answer.status >= 400)
      refused.push(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return Response.json(answer.body, { status: answer.status })
  }

  async function until(isSo: () => boolean, what: string): Promise<void> {
    for (let attempts = 0; !isSo(); attempts++) {
      if (attempts > 600)
        throw new Error(`${what} did not come\n${refused.join('\n')}\n${document.body.textContent}`)
      await pause(50)
    }
  }

  async function quiet(): Promise<void> {
    let before = ''
    for (let same = 0; same < 3; ) {
      await pause(20)
      const now = document.body.innerHTML
      same = now === before && waiting === 0 ? same + 1 : 0
      before = now
    }
  }

  return {
    send,
    until,
    quiet,
    refused: () => refused,
    async open(address, selector) {
      vi.stubGlobal('fetch', send)
      refused = []
      const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [address] })
      root = createRoot(document.body.appendChild(document.createElement('div')))
      await act(async () => root?.render(<RouterProvider router={router} />))
      await until(() => document.querySelector(selector) !== null, `${selector} at ${address}`)
      await quiet()
    },
    async leave() {
      await act(async () => root?.unmount())
      root = undefined
      document.body.replaceChildren()
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}

/** Types into a field and blurs it. */
export async function type(input: HTMLElement, text: string): Promise<void> {
  await typeOn(input, text)
  await act(async () => input.blur())
}

/** Types into a field, which keeps the focus. */
export async function typeOn(input: HTMLElement, text: string): Promise<void> {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
