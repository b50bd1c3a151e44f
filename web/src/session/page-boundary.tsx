import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/state.tsx'

/** Catches a page that cannot be fetched or drawn, for instance an old tab after a new version was put up. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState
        level={1}
        message="This page could not be opened."
        retryLabel="Reload"
        onRetry={() => location.reload()}
      >
        Your garden is as you left it. Reloading usually helps.
      </ErrorState>
    )
  }
}
