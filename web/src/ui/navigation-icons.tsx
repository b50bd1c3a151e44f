import { icon } from './icons.tsx'

/** Icons of the gardener's navigation, which visitors do not load. */
export const CollapseIcon = /* @__PURE__ */ icon('M4.5 5h15v14h-15ZM9.5 5v14M15.5 9.5 13 12l2.5 2.5')
export const CommunityIcon = /* @__PURE__ */ icon(
  'M4 20.5V11l3-3 3 3v9.5M14 20.5V11l3-3 3 3v9.5M2.5 14h19M2.5 17.5h19',
)
export const FeedbackIcon = /* @__PURE__ */ icon('M4 5h16v11H11l-4.5 4v-4H4ZM8 9h8M8 12h5')
export const GuideIcon = /* @__PURE__ */ icon(
  'M12 7c-2.5-2-5.5-2.5-8.5-2v13c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2V5c-3-.5-6 0-8.5 2ZM12 7v13M15 14c0-2.5 1-4 3-5',
)
export const HomeIcon = /* @__PURE__ */ icon('M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5.5h4v5.5')
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h10')
export const NurseryIcon = /* @__PURE__ */ icon(
  'M7 14h10l-1.2 6.5H8.2ZM6 11.5h12V14H6ZM12 11.5V8M12 8.5C12 5.5 9.8 4 7 4c0 3 2 4.5 5 4.5ZM12 7.5c0-2.5 1.8-4 4.5-4 0 2.5-1.8 4-4.5 4Z',
)
export const PlantsIcon = /* @__PURE__ */ icon(
  'M12 21v-9M12 14C12 9 8.5 6.5 4 6.5c0 5 3.5 7.5 8 7.5ZM12 12c0-5 3.5-8.5 8-8.5 0 5-3.5 8.5-8 8.5',
)
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M12.8 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM6.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z',
)
export const ShedIcon = /* @__PURE__ */ icon('M3.5 10.5 12 4l8.5 6.5M5.5 9.5v10.5h13V9.5M9 20v-7h6v7M12 13v7')
export const SignOutIcon = /* @__PURE__ */ icon('M10 4.5H5v15h5M14.5 8l4 4-4 4M18.5 12H9.5')
