/** Number of events that the read models of a process have not applied yet; NaN while it does not know. */
export async function gapAt(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^wattle_projection_gap_events (\S+)$/m.exec(metrics)?.[1])
}
