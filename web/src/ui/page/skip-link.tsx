/** The first thing the keyboard meets: past the navigation to the content. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a jump inside the page, made by hand for the sake of the route
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        // The address after # is the route, so the jump is made by hand.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
