/** Wattle's logo, for 16 to 48 px. Its colours are the same in light and dark mode. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="2.5 1 29 29.5" width={size} height={size} aria-hidden="true">
      <path
        d="M7 30C8.5 21 14 14 22 8.5"
        fill="none"
        stroke="#5d9a5f"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M8.5 26.5C14 30.5 24 29.5 30 21.5C21 18.5 12 20 8.5 26.5Z" fill="#5d9a5f" />
      <circle cx="22.5" cy="8.5" r="6.8" fill="#f2b90f" />
      <circle cx="9.5" cy="12.5" r="5.8" fill="#f6cb3c" />
      <circle cx="20.5" cy="6.7" r="2" fill="#ffe898" />
      <circle cx="8" cy="11" r="1.6" fill="#fff0b8" />
    </svg>
  )
}
