export type Named = { name: string; species: string }

/** The names as the guide is asked for them, so that one plant has one answer. */
export const trimmed = ({ name, species }: Named): Named => ({ name: name.trim(), species: species.trim() })
