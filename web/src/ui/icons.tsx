/** A factory of icons on a 24 px grid, in the colour of the text beside them. They are hidden from screen readers. */
export const icon =
  (lines: string, filled?: string) =>
  ({ size = 20 }: { size?: number }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  )

export const BackIcon = /* @__PURE__ */ icon('M20 12H4.5M11 5.5 4.5 12l6.5 6.5')
export const CalendarIcon = /* @__PURE__ */ icon('M4.5 6h15v13.5h-15ZM4.5 10.5h15M8.5 3.5V7.5M15.5 3.5V7.5')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const DownIcon = /* @__PURE__ */ icon('M5.5 9 12 15.5 18.5 9')
export const ImageIcon = /* @__PURE__ */ icon(
  'M4 5h16v14H4ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M14 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 11v5M12 8h.01',
)
export const LeftIcon = /* @__PURE__ */ icon('M14.5 5.5 8 12l6.5 6.5')
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const RepeatIcon = /* @__PURE__ */ icon(
  'M5 10.5A6 6 0 0 1 11 5.5h7.5M15.5 2.5l3 3-3 3M19 13.5a6 6 0 0 1-6 5H5.5M8.5 21.5l-3-3 3-3',
)
export const RightIcon = /* @__PURE__ */ icon('M9.5 5.5 16 12l-6.5 6.5')
export const SearchIcon = /* @__PURE__ */ icon(
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM15.5 15.5l4.5 4.5',
)
export const TasksIcon = /* @__PURE__ */ icon(
  'M7 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7M7 3.5v17M4.5 7.5H9M4.5 12H9M4.5 16.5H9M12 12l1.8 1.8L17 10',
)
export const WarnIcon = /* @__PURE__ */ icon('M12 4 21 19.5H3ZM12 10v4.5M12 17h.01')
