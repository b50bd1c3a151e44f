import { DownIcon } from '../../ui/icons.tsx'

/** The number of names shown at first. The guide lists the usual ones before the rare and the botanical ones. */
const few = 6

/** Other names of a guide plant, and its cultivars; a long list is folded after the first few. */
export function OtherNames({ names }: { names: readonly string[] }) {
  const first = `Other names and kinds: ${names.slice(0, few).join(', ')}`
  const rest = names.slice(few)
  if (rest.length < 2) return <p className="small muted">{[first, ...rest].join(', ')}</p>
  return (
    <div className="small muted">
      <p>{first}</p>
      <details>
        <summary className="unfolds">
          {rest.length} more
          <DownIcon />
        </summary>
        <p>{rest.join(', ')}</p>
      </details>
    </div>
  )
}
