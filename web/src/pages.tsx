import { type ComponentType, createElement, lazy, useState } from 'react'
import { type LazyFile, pageFiles } from './page-files.ts'
import { lazySheet } from './ui/dialog/lazy-sheet.tsx'
import { useClose } from './ui/navigation/use-close.ts'

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>
type Sheet = { onClose: () => void }

/**
 * Renders immediately if the module has loaded, as it has for the first page of a visit; otherwise
 * loads it when first rendered.
 */
function shown<Props extends object>(
  file: LazyFile<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Late = lazy(file.fetch)
  return (props) => {
    const [Shown] = useState<ComponentType<Props>>(() => file.now?.default ?? Late)
    return <Shown {...props} />
  }
}

export const Protected = shown(pageFiles.protected)
export const PublicShell = shown(pageFiles.publicShell)

const page = <Props extends object>(file: LazyFile<{ default: ComponentType<Props> }>, props?: Props) =>
  createElement(shown(file), props)

/** A form that opens over the page of its parent route. */
function sheet(load: Load<Sheet>) {
  return <RoutedSheet of={lazySheet(load)} />
}

function RoutedSheet({ of: Form }: { of: ComponentType<Sheet> }) {
  return <Form onClose={useClose('..')} />
}

/** Every page; each loads its module when first rendered. */
export const pages = {
  login: page(pageFiles.login),
  directLogin: page(pageFiles.directLogin),
  home: page(pageFiles.home),
  myPlants: page(pageFiles.myPlants),
  locationForm: sheet(pageFiles.locationForm.fetch),
  locationPage: page(pageFiles.locationPage),
  addPlant: sheet(pageFiles.addPlant.fetch),
  editPlant: sheet(pageFiles.editPlant.fetch),
  plantPage: page(pageFiles.plantPage),
  plantHistory: page(pageFiles.plantHistory),
  gardenHistory: page(pageFiles.gardenHistory),
  tasks: page(pageFiles.tasks, {
    // The tasks folder must not import care plans, so the dialog is passed in.
    Regenerate: lazySheet(pageFiles.regenerate.fetch),
  }),
  shed: page(pageFiles.shed),
  nursery: page(pageFiles.nursery),
  settings: page(pageFiles.settings, {
    // Settings must not import erasure, so the row is passed in.
    Leave: shown(pageFiles.leave),
  }),
  migrate: page(pageFiles.migrate),
  guide: page(pageFiles.guide),
  guidePlant: page(pageFiles.guidePlant),
  community: page(pageFiles.community),
  publicGarden: page(pageFiles.publicGarden),
  publicPlant: page(pageFiles.publicPlant),
  privacy: page(pageFiles.privacy),
}
