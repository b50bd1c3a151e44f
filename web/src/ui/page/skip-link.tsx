/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a jump within the page, done in code because the hash is the route
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        // The hash is the route, so the code moves the focus itself.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
