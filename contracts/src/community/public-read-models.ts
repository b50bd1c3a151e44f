/** The read models that public pages are served from. */
export const publicReadModels = ['public-gardens', 'plants', 'tasks'] as const
