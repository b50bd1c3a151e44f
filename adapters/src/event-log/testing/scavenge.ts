/** Has the EventStoreDB at an address clean up; it may go on doing so afterwards. */
export async function scavenge(address: string): Promise<void> {
  const { host, searchParams } = new URL(address)
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https'
  const { ok, status } = await fetch(`${scheme}://${host}/admin/scavenge`, { method: 'POST' })
  if (!ok) throw new Error(`EventStoreDB answered ${status} to a scavenge.`)
}
