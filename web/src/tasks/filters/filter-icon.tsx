import { icon } from '../../ui/icons.tsx'

export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4')
