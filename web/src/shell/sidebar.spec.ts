import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { Sidebar } from './sidebar.tsx'

function sidebar(address: string, expanded = true) {
  const props = { expanded, isNarrow: false, signedInName: 'Nell', feedbackUrl: undefined }
  const handlers = { onSignOut() {}, onToggle() {}, onFollow() {} }
  const markup = markupOf(createElement(Sidebar, { ...props, ...handlers }), new QueryClient(), address)
  const [navigation = ''] = /<nav.*?<\/nav>/.exec(markup) ?? []
  return navigation.match(/<a .*?<\/a>/g) ?? []
}

test.each([true, false])('the sidebar lists the pages in order, expanded or as a rail (%s)', (expanded) => {
  const links = sidebar('/', expanded).map((link) => [textOf(link), /href="([^"]*)"/.exec(link)?.[1]])
  expect(links).toEqual([
    ['Home', '/'],
    ['My Plants', '/my-plants'],
    ['Tasks', '/tasks'],
    ['Garden Shed', '/garden-shed'],
    ['Nursery', '/nursery'],
    ['Plant Guide', '/guide'],
    ['Community Gardens', '/public'],
    ['Settings', '/settings'],
  ])
})

test.each([
  ['/', 'Home'],
  ['/my-plants/bed/add-plant', 'My Plants'],
  ['/plants/p1', 'My Plants'],
  ['/tasks', 'Tasks'],
])('at %s the sidebar marks %s as the current page', (address, name) => {
  const current = sidebar(address).filter((link) => link.includes('aria-current="page"'))
  expect(current.map(textOf)).toEqual([name])
})
