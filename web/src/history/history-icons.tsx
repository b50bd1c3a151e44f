import { icon } from '../ui/icons.tsx'

export const UserIcon = /* @__PURE__ */ icon(
  'M8.2 8.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0ZM5 20c.8-4 3.5-6 7-6s6.2 2 7 6',
)
