/** Why a start failed, for someone reading a terminal. */
export function sentenceOf(error: unknown, showsStacks = false): string {
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Set PORT to another number, or stop the program that is using it.`
  if (code === 'EADDRNOTAVAIL') return `HOST must be a name or address of this computer: ${message}`
  if (code === 'EACCES' || code === 'EPERM')
    return `Wattle does not have permission for something it needs: ${message}`
  if (code === 'unknown-event' || code === 'unknown-version')
    return `${message} A newer release of Wattle wrote it: use that one.`
  const isPlain = code !== undefined && /^[a-z-]+$/.test(code)
  if (showsStacks && !isPlain) return (error as Error).stack ?? message
  if (code === 'ENOENT' && path !== undefined) return `${path} does not exist.`
  return [wordsOf(error as Error), ...causesOf(error as Error)].join(' ')
}

/** The messages of the causes, without repeats: an engine's own message tells an operator what to change. */
function causesOf({ message, cause }: { message: string; cause?: unknown }, said = message): string[] {
  if (!(cause instanceof Error)) return []
  if (said.includes(cause.message)) return causesOf(cause, said)
  return [`(${cause.name}: ${wordsOf(cause)})`, ...causesOf(cause, `${said} ${cause.message}`)]
}

type Issue = { path: (string | number)[]; message: string }

/** The message in one line; Zod's is multi-line JSON. Checks the name, as errors of other threads lose their class. */
function wordsOf({ name, message }: Error): string {
  if (name !== 'ZodError') return message
  const issues = (JSON.parse(message) as Issue[]).map(
    ({ path, message: fault }) => `${path.join('.')}: ${fault.replace(/\.$/, '')}`,
  )
  return `Stored data does not have the expected shape (${issues.join('; ')}).`
}
