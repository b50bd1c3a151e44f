import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './tokens.css'
import './beds.css'
import './base.css'
import './cover.css'
import { startSession } from './session/start-session.ts'
import { firstPage } from './start.ts'
import { applyStoredTheme } from './ui/theme.ts'

applyStoredTheme()
startSession()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

/** A transition renders in small steps, so a press in between is still handled. */
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
// Until then the browser shows the contents of index.html. If a page's chunk fails to load, rendering shows that error.
firstPage.then(draw, draw)

// Not needed for the first render.
void import('./ui/navigation/restore-focus.ts').then(
  ({ restoreLostFocus }) => restoreLostFocus(),
  () => {},
)
