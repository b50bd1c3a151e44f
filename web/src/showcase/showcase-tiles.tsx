import { locationBackgrounds } from '@wattle/contracts/locations/backgrounds.ts'
import { locationIcons } from '@wattle/contracts/locations/icons.ts'
import { useState } from 'react'
import { GateDrawing } from '../art/large-drawings.tsx'
import lemon from '../art/photographs/lemon.svg'
import rose from '../art/photographs/rose.svg'
import tomato from '../art/photographs/tomato.svg'
import { SeedDrawing } from '../art/seed-drawing.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/state.tsx'
import { ImagePicker } from '../ui/fields/image-picker.tsx'
import { RadioTiles } from '../ui/fields/radio-tiles.tsx'
import { AddTile } from '../ui/page/add-tile.tsx'
import { MoreTile, Tile, Tiles } from '../ui/page/tile.tsx'
import { TileSkeleton } from '../ui/page/tile-skeleton.tsx'
import styles from './showcase.module.css'
import { Part } from './showcase-part.tsx'

/** Fields that are chosen visually: colours, icons and pictures. */
export function ShowcasePickers() {
  const [colour, setColour] = useState<string>('#e8f5e9')
  const [icon, setIcon] = useState<string>('🏡')
  const [picture, setPicture] = useState<string | null>(null)
  return (
    <>
      <Part title="Background and icon" wide>
        <RadioTiles
          label="Background colour"
          value={colour}
          onChange={setColour}
          tiles={locationBackgrounds.map((background) => ({
            value: background.colour,
            name: background.bed,
            bed: background.bed,
          }))}
        />
        <RadioTiles
          label="Icon"
          value={icon}
          onChange={setIcon}
          tiles={locationIcons.map(({ emoji, name }) => ({ value: emoji, name, emoji }))}
        />
      </Part>
      <Part title="Picture">
        <ImagePicker
          label="A clear photo of leaves or flowers works best"
          hint="Large photos are made smaller before they are sent."
          preview={picture}
          onPick={(file) => setPicture(URL.createObjectURL(file))}
        />
      </Part>
    </>
  )
}

/** Tiles and the states that replace them. */
export function ShowcaseTiles() {
  return (
    <>
      <Part title="Tiles" wide>
        <Tiles bed="lavender">
          <AddTile to="/ui" label="Add Plant" />
          <Tile to="/ui" name="Eureka Lemon" species="Citrus × limon" imageUrl={lemon} tasks={2} />
          <Tile
            to="/ui"
            name="Something purple from the neighbour over the back fence"
            species="Unknown species"
            imageUrl={null}
            tasks={1}
            isPrivate
          />
          <TileSkeleton />
          <MoreTile
            onShow={() => {}}
            label="Show All Plants"
            detail="9 in Vegie Patch"
            plants={[lemon, rose, tomato].map((imageUrl) => ({ id: imageUrl, imageUrl, kind: undefined }))}
          />
        </Tiles>
      </Part>
      <div className={styles.three}>
        <EmptyState
          card
          title="No Nursery Plants Yet"
          drawing={<SeedDrawing />}
          action={<Button>Add Your First Nursery Plant</Button>}
        >
          Spotted something at the nursery? Note it before you forget the name.
        </EmptyState>
        <EmptyState
          card
          title="This gardener has not shared any plants."
          drawing={<GateDrawing />}
          action={<Button>Back to Community Gardens</Button>}
        >
          The gate is open, the beds are still private.
        </EmptyState>
        <ErrorState message="Error loading your plants" onRetry={() => {}}>
          Your tasks still work.
        </ErrorState>
      </div>
    </>
  )
}
