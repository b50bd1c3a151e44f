/** Starts a scavenge of the EventStoreDB at this address, which may continue after this resolves. */
export async function scavenge(address: string): Promise<void> {
  const { host, searchParams } = new URL(address)
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https'
  const { ok, status } = await fetch(`${scheme}://${host}/admin/scavenge`, { method: 'POST' })
  if (!ok) throw new Error(`EventStoreDB answered ${status} to a scavenge.`)
}
