import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router'
import { queryClient } from './cache/query-client.ts'
import { isFetchingPage } from './page-files.ts'
import { Protected, PublicShell, pages } from './pages.tsx'
import { hasLeft } from './session/clear-data.ts'
import { useSession } from './session/session-store.ts'
import { InCover, Loading } from './shell/loading.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { guardedHistory } from './ui/navigation/guarded-history.ts'
import { HistoryRouter } from './ui/navigation/history-router.tsx'
import { Routes } from './ui/navigation/routes.tsx'

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
  const isVisitor = status === 'signed-out' || status === 'failed'
  if (status === 'loading') return <InCover />
  return (
    <HistoryRouter history={guardedHistory} isFetching={isFetchingPage}>
      <Routes routes={isVisitor ? routes.visitor : routes.gardener} />
    </HistoryRouter>
  )
}

/** The guide is part of the notebook for a signed-in gardener and a public page for a visitor. */
const guide: RouteObject[] = [
  { path: '/guide', element: pages.guide },
  { path: '/guide/:plant', element: pages.guidePlant },
]

const community: RouteObject[] = [
  { path: '/public', element: pages.community },
  { path: '/public/:displayName', element: pages.publicGarden },
  { path: '/public/:displayName/plants/:plantId', element: pages.publicPlant },
  { path: '/privacy-terms', element: pages.privacy },
]

const notebook: RouteObject[] = [
  { path: '/', element: pages.home },
  {
    // A form opens as an overlay on its page, which renders an Outlet for it.
    path: '/my-plants',
    element: pages.myPlants,
    children: [
      { path: 'add-location', element: pages.locationForm },
      { path: 'edit-location/:locationId', element: pages.locationForm },
    ],
  },
  {
    path: '/my-plants/:locationId',
    element: pages.locationPage,
    children: [
      { path: 'add-plant', element: pages.addPlant },
      { path: 'edit-plant/:plantId', element: pages.editPlant },
    ],
  },
  { path: '/plants/:plantId', element: pages.plantPage },
  { path: '/plants/:plantId/history', element: pages.plantHistory },
  { path: '/history', element: pages.gardenHistory },
  { path: '/tasks', element: pages.tasks },
  { path: '/garden-shed', element: pages.shed },
  { path: '/nursery', element: pages.nursery },
  { path: '/settings', element: pages.settings },
  { path: '/admin/migrate', element: pages.migrate },
]

const elsewhere: RouteObject[] = [
  ...Object.entries({
    '/plants': '/my-plants',
    '/locations': '/my-plants',
    '/jobs-to-do': '/tasks',
    '/signup': '/login',
    '*': '/',
  }).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ...(Showcase ? [{ path: '/ui', element: <Showcase /> }] : []),
]

const framesOf = (isVisitor: boolean): RouteObject[] => [
  { path: '/login', element: pages.login },
  { path: '/direct-login', element: pages.directLogin },
  { element: <PublicFrame />, children: isVisitor ? [...community, ...guide] : community },
  {
    element: isVisitor ? <LoginFirst /> : <Protected />,
    children: [{ element: <Boundary />, children: isVisitor ? notebook : [...notebook, ...guide] }],
  },
  ...elsewhere,
]
/** Frames are code-split as well and may fail, hence the outermost boundary. */
const routesOf = (isVisitor: boolean): RouteObject[] => [
  { element: <Boundary isOutermost />, children: framesOf(isVisitor) },
]
const routes = { visitor: routesOf(true), gardener: routesOf(false) }

/**
 * Redirects a visitor from the notebook to the login page. If sign-in failed, `Protected` shows the failure instead.
 */
function LoginFirst() {
  const { status } = useSession()
  const wanted = useLocation()
  return status === 'failed' ? <Protected /> : <Navigate to="/login" replace state={!hasLeft && wanted} />
}

function PublicFrame() {
  const { status } = useSession()
  return (
    <PublicShell signedIn={status === 'signed-in'}>
      <Boundary />
    </PublicShell>
  )
}

/** Keeps the frame mounted while a page loads or when a page crashes. */
function Boundary({ isOutermost }: { isOutermost?: true }) {
  const { pathname } = useLocation()
  return (
    <PageBoundary path={pathname} isOutermost={isOutermost}>
      <Suspense fallback={isOutermost ? <InCover /> : <Loading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
}
