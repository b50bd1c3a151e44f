import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icons.tsx'
import { type ListView, tidied } from '../navigation/use-list-view.ts'
import styles from './search-field.module.css'
import { TextField } from './text-field.tsx'

/** Milliseconds without a key after which what was typed is searched for. */
const pause = 250

/** Searches a list while somebody types. */
export function SearchField({ label, view }: { label: string; view: ListView }) {
  const { search, show, clear, field } = view
  const [text, setText] = useState(search)
  /** What was typed and comes back by way of the address; anything else there is news. */
  const onItsWay = useRef<string>(null)
  useEffect(() => {
    if (onItsWay.current === null) setText(search)
    else if (onItsWay.current === search) onItsWay.current = null
  }, [search])
  useEffect(() => {
    const wanted = tidied(text)
    if (wanted === (onItsWay.current ?? search)) return
    const timer = setTimeout(() => {
      onItsWay.current = wanted
      show({ search: wanted })
    }, pause)
    return () => clearTimeout(timer)
  }, [text, search, show])
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        ref={field}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={text}
        onChange={setText}
      />
      <SearchIcon />
      {text && (
        <IconButton
          label="Clear search"
          icon={<CloseIcon />}
          onClick={() => {
            setText('')
            clear()
          }}
        />
      )}
    </div>
  )
}
