import { displayNameSentence } from '@wattle/contracts/profile/display-name.ts'
import { type Priority, priorities, type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { longestName, longestText } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { Checkbox, Switch } from '../ui/fields/checkbox.tsx'
import { Chips } from '../ui/fields/chips.tsx'
import { Choices } from '../ui/fields/choices.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Select } from '../ui/fields/select.tsx'
import { SuggestingField } from '../ui/fields/suggesting-field.tsx'
import { DateField, TextArea, TextField } from '../ui/fields/text-field.tsx'
import { useListView } from '../ui/navigation/use-list-view.ts'
import { PriorityMark } from '../ui/page/pill.tsx'
import styles from './showcase.module.css'

const plants = [
  { id: 'lemon', name: 'Lemon', detail: 'Citrus × limon' },
  { id: 'lemon-balm', name: 'Lemon balm', detail: 'Melissa officinalis' },
  { id: 'lettuce', name: 'Lettuce', detail: 'Lactuca sativa' },
]

export function ShowcaseFields() {
  const [name, setName] = useState('Front Verandah')
  const [wrong, setWrong] = useState('Nell’s Patch!')
  const [plant, setPlant] = useState('Le')
  const [sunlight, setSunlight] = useState('full')
  const [date, setDate] = useState('2026-11-21')
  const [notes, setNotes] = useState('')
  const [listed, setListed] = useState(true)
  const [removed, setRemoved] = useState(true)
  const [priority, setPriority] = useState<Priority>(2)
  const [visibility, setVisibility] = useState<'private' | 'public'>('public')
  const [place, setPlace] = useState('')
  const view = useListView()
  const [types, setTypes] = useState<TaskType[]>(['Fertilising', 'Pruning'])
  return (
    <section className={styles.part} aria-label="Fields">
      <TextField
        label="Location name"
        required
        value={name}
        maxLength={longestName}
        onChange={setName}
        suggestions={['Front Verandah', 'Back fence']}
      />
      <SuggestingField
        label="Name"
        suggestionsLabel="Plants in the guide"
        value={plant}
        maxLength={longestName}
        onChange={setPlant}
        onChoose={(id) => setPlant(plants.find((each) => each.id === id)?.name ?? plant)}
        suggestions={plants.filter(({ name }) => name.toLowerCase().startsWith(plant.toLowerCase()))}
      />
      <Select
        label="Sunlight"
        hint="Think of a usual week, not the hottest day."
        value={sunlight}
        onChange={setSunlight}
        options={[
          { value: 'full', label: 'Full sun in winter, filtered shade in summer' },
          { value: 'shade', label: 'Full shade all day' },
        ]}
        placeholder="Choose one"
      />
      <TextField
        label="Display name"
        maxLength={longestName}
        value={wrong}
        onChange={setWrong}
        error={displayNameSentence}
      />
      <SearchField label="Search by name or species" view={view} />
      <DateField label="Planted date" required value={date} onChange={setDate} />
      <TextArea
        label="Notes"
        maxLength={longestText}
        placeholder="Anything worth remembering"
        value={notes}
        onChange={setNotes}
      />
      <Switch label="List my garden in the community" checked={listed} onChange={setListed} />
      <Checkbox label="Remove from nursery list" checked={removed} onChange={setRemoved} />
      <Segmented
        label="Priority"
        required
        value={priority}
        onChange={setPriority}
        options={priorities.map((value) => ({ value, label: <PriorityMark priority={value} /> }))}
      />
      <Choices
        label="Visibility"
        value={visibility}
        onChange={setVisibility}
        choices={[
          { value: 'private', name: 'Private', detail: 'Only you' },
          { value: 'public', name: 'Public', detail: 'Anyone with the link' },
        ]}
      />
      <Choices
        label="Location"
        required
        error="Please select a location"
        value={place}
        onChange={setPlace}
        choices={[
          {
            value: 'a',
            name: 'Vegie Patch',
            detail: 'Full sun all day, loam, moist',
            emoji: '🥕',
            bed: 'fern',
          },
          { value: 'b', name: 'Native Corner', detail: 'Full sun, sandy, dry', emoji: '🐨', bed: 'honey' },
        ]}
      />
      <Chips label="Task types" values={types} onChange={setTypes} options={taskTypes} />
    </section>
  )
}
