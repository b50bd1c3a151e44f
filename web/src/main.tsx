import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './tokens.css'
import './beds.css'
import './base.css'
import './cover.css'
import { fetchFirstPage } from './pages.tsx'
import { currentSession } from './session/session-store.ts'
import { startSession } from './session/start-session.ts'
import { applyStoredTheme } from './ui/theme.ts'

applyStoredTheme()
startSession()
fetchFirstPage(location.hash.slice(1).split(/[?#]/)[0] || '/', currentSession().status === 'signed-in')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Not needed to draw the first page.
void import('./ui/navigation/restore-focus.ts').then(
  ({ restoreLostFocus }) => restoreLostFocus(),
  () => {},
)
