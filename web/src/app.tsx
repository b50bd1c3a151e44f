import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { queryClient } from './cache/query-client.ts'
import { PublicShell, pages } from './pages.tsx'
import { useSession } from './session/session-store.ts'
import { Loading, LoadingApp } from './shell/loading.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { guardedHistory } from './ui/navigation/guarded-history.ts'
import { HistoryRouter } from './ui/navigation/history-router.tsx'

const Protected = lazy(() => import('./shell/protected.tsx').then((file) => ({ default: file.Protected })))
const Showcase = import.meta.env.DEV
  ? lazy(() => import('./showcase/showcase.tsx').then((file) => ({ default: file.Showcase })))
  : null

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Whole />
    </QueryClientProvider>
  )
}

function Whole() {
  const { status } = useSession()
  if (status === 'loading') return <LoadingApp />
  return (
    <HistoryRouter history={guardedHistory}>
      <Suspense fallback={<LoadingApp />}>
        <Routes>
          <Route element={<Boundary fallback={<LoadingApp />} />}>
            <Route path="/login" element={pages.login} />
            <Route path="/direct-login" element={pages.directLogin} />
          </Route>
          <Route element={<PublicFrame />}>
            <Route path="/public" element={pages.community} />
            <Route path="/public/:displayName" element={pages.publicGarden} />
            <Route path="/public/:displayName/plants/:plantId" element={pages.publicPlant} />
            <Route path="/privacy-terms" element={pages.privacy} />
          </Route>
          <Route element={<Protected />}>
            <Route element={<Boundary />}>
              <Route path="/" element={pages.home} />
              {/* A form opens over its page: the page renders an Outlet for it. */}
              <Route path="/my-plants" element={pages.myPlants}>
                <Route path="add-location" element={pages.locationForm} />
                <Route path="edit-location/:locationId" element={pages.locationForm} />
              </Route>
              <Route path="/my-plants/:locationId" element={pages.locationPage}>
                <Route path="add-plant" element={pages.addPlant} />
                <Route path="edit-plant/:plantId" element={pages.editPlant} />
              </Route>
              <Route path="/plants/:plantId" element={pages.plantPage} />
              <Route path="/plants/:plantId/history" element={pages.plantHistory} />
              <Route path="/history" element={pages.gardenHistory} />
              <Route path="/tasks" element={pages.tasks} />
              <Route path="/garden-shed" element={pages.shed} />
              <Route path="/nursery" element={pages.nursery} />
              <Route path="/settings" element={pages.settings} />
              <Route path="/admin/migrate" element={pages.migrate} />
            </Route>
          </Route>
          <Route path="/plants" element={<Navigate to="/my-plants" replace />} />
          <Route path="/locations" element={<Navigate to="/my-plants" replace />} />
          <Route path="/jobs-to-do" element={<Navigate to="/tasks" replace />} />
          <Route path="/signup" element={<Navigate to="/login" replace />} />
          {Showcase && <Route path="/ui" element={<Showcase />} />}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </HistoryRouter>
  )
}

function PublicFrame() {
  const { status } = useSession()
  return (
    <PublicShell signedIn={status === 'signed-in'}>
      <Boundary />
    </PublicShell>
  )
}

/** Keeps the frame standing while a page is fetched, or when one breaks. */
function Boundary({ fallback = <Loading /> }: { fallback?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <PageBoundary path={pathname}>
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
