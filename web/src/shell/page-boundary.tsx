import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/feedback/state.tsx'
import { InCover } from './loading.tsx'

type Props = {
  /** The current path. A change of path resets a broken page. */
  path: string
  /** Whether the boundary is above all frames, so that its error needs a frame of its own. */
  isOutermost?: true | undefined
  children: ReactNode
}

const reload = () => location.reload()

/** Catches a page that fails to load or render, for example in an old tab after a release. */
export class PageBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    if (!navigator.onLine) addEventListener('online', reload, { once: true })
  }

  override componentDidUpdate(before: Props) {
    if (!this.state.broken || before.path === this.props.path) return
    removeEventListener('online', reload)
    this.setState({ broken: false })
  }

  override componentWillUnmount() {
    removeEventListener('online', reload)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const said = (
      <ErrorState
        level={this.props.isOutermost ? 2 : 1}
        message="This page could not be opened."
        retryLabel="Reload"
        onRetry={navigator.onLine ? reload : undefined}
      >
        {navigator.onLine
          ? 'Your garden is as you left it. Reloading usually helps.'
          : 'You seem to be offline. This page will open once you’re back online.'}
      </ErrorState>
    )
    return this.props.isOutermost ? <InCover>{said}</InCover> : said
  }
}
