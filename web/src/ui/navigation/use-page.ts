import { useLocation } from 'react-router'

/** The path of the page shown. The address of a form continues that of the page below it. */
export const usePage = (): string | undefined => useLocation().pathname.split(/\/(add|edit)-/)[0]
