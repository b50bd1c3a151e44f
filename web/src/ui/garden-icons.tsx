import { icon } from './icons.tsx'

/**
 * Icons of plants, locations and tasks. Kept out of icons.tsx because Home and most visitors' pages do not need them.
 */
export const CameraIcon = /* @__PURE__ */ icon(
  'M4 8h3.5l1.5-2.5h6L16.5 8H20v11.5H4ZM8.6 13.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z',
)
export const ClockIcon = /* @__PURE__ */ icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 7.5V12l3 2')
export const DropIcon = /* @__PURE__ */ icon(
  'M12 3.5c3.5 4.5 6 7.3 6 10.5a6 6 0 0 1-12 0c0-3.2 2.5-6 6-10.5ZM9.2 14.5A3 3 0 0 0 11.5 17',
)
export const EditIcon = /* @__PURE__ */ icon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5')
export const ExternalIcon = /* @__PURE__ */ icon('M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10')
export const FeedIcon = /* @__PURE__ */ icon(
  'M7.5 8h9l1.5 12.5H6ZM9 8c-1-1.5-.5-3 .5-4h5c1 1 1.5 2.5.5 4M12 17.5c-2.5-1.5-2.5-4.5 0-6 2.5 1.5 2.5 4.5 0 6Z',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4')
export const GlobeIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17',
)
export const GroundIcon = /* @__PURE__ */ icon(
  'M3.5 17.5c5-2 12-2 17 0M12 16V8M12 11C12 7.5 9.5 6 6.5 6c0 3.5 2.5 5 5.5 5ZM12 9c0-3 2-4.5 5-4.5 0 3-2 4.5-5 4.5Z',
)
export const MixedIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0Z',
  'M12 3.5v17a8.5 8.5 0 0 0 0-17Z',
)
export const MoreIcon = /* @__PURE__ */ icon(
  '',
  'M3.8 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM10.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM16.8 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const PotIcon = /* @__PURE__ */ icon('M6.5 10h11l-1.5 10.5H8ZM5 7h14v3H5ZM12 7V4')
export const PruneIcon = /* @__PURE__ */ icon(
  'M6.5 15.5 18 4M17.5 15.5 6 4M3.2 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM15.6 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
)
export const SelectIcon = /* @__PURE__ */ icon('M8 12.5l3 3 9-9M19 13v6.5H4.5V5H15')
export const ShareIcon = /* @__PURE__ */ icon(
  'M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13',
)
export const SoilIcon = /* @__PURE__ */ icon(
  'M3.5 9.5c3 1.5 5.5-1 8.5 0s5.5 1.5 8.5 0M3.5 14c3 1.5 5.5-1 8.5 0s5.5 1.5 8.5 0M6 18.5h1M11.5 18h1M17 18.5h1M12 9V4M12 6.5C12 4.5 13.5 3.5 15.5 3.5c0 2-1.5 3-3.5 3',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0ZM12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6',
)
export const SwapIcon = /* @__PURE__ */ icon('M7 4v15M3.5 7.5 7 4l3.5 3.5M17 20V5M13.5 16.5 17 20l3.5-3.5')
export const TagIcon = /* @__PURE__ */ icon(
  'M4 12.5V4.5h8l8 8-7.5 7.5ZM6.9 8.7a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5',
)
export const WandIcon = /* @__PURE__ */ icon(
  'M5 19 15 9M13 4v3M11.5 5.5h3M19 10v3M17.5 11.5h3M18.5 4.5l-2 2M6.5 9.5C6.5 6.8 5 5.5 3 5.5',
)
