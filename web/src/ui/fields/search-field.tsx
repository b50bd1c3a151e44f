import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icons.tsx'
import { type ListView, tidied } from '../navigation/use-list-view.ts'
import styles from './search-field.module.css'
import { TextField } from './text-field.tsx'

/** Debounce in milliseconds before a search. */
const pause = 250

/** Searches a list while the gardener types. */
export function SearchField({ label, view }: { label: string; view: ListView }) {
  const { search, show, clear, field } = view
  const [text, setText] = useState(search)
  /**
   * A search sent to the address and not yet returned from it. Any other change of the address is
   * news and replaces the text.
   */
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
