/** The read models that visitors are answered from. */
export const publicReadModels = ['public-gardens', 'plants', 'tasks'] as const
