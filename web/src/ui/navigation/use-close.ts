import { useLocation, useNavigate } from 'react-router'

/** Leaves a page that opened over another: back to where it was opened, or to the fallback when it was the first page. */
export function useClose(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}
