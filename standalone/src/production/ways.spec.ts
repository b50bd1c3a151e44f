import { Refused } from '@wattle/contracts/refusals.ts'
import { expect, test } from 'vitest'
import { type Kind, wayOf } from './ways.ts'

type Case = [
  method: string,
  url: string,
  headers: Record<string, string>,
  kind: Kind,
  pathname: string,
  isQuick: boolean,
]

test.each<Case>([
  ['GET', '/api/tasks?limit=5', {}, 'reads', '/api/tasks', true],
  ['HEAD', '/api/tasks', {}, 'reads', '/api/tasks', true],
  ['GET', 'http://a/api/tasks', {}, 'reads', '/api/tasks', true],
  ['GET', '/api/takeout', {}, 'reads', '/api/takeout', false],
  ['GET', '/api/takeout/', {}, 'reads', '/api/takeout/', false],
  ['GET', '/public/Iris%20Vale', {}, 'reads', '/public/Iris%20Vale', true],
  ['GET', '/public/Iris/', {}, 'reads', '/public/Iris/', true],
  ['GET', '/robots.txt', {}, 'reads', '/robots.txt', true],
  ['GET', '/api/images/a', {}, 'pictures', '/api/images/a', false],
  ['PUT', '/api/images/uploads/a', {}, 'pictures', '/api/images/uploads/a', false],
  ['DELETE', '/api/tasks/1', {}, 'writes', '/api/tasks/1', true],
  ['POST', '/api/tasks', { 'content-length': '65536' }, 'writes', '/api/tasks', true],
  ['POST', '/api/tasks', { 'content-length': '65537' }, 'writes', '/api/tasks', false],
  ['POST', '/api/tasks', { 'transfer-encoding': 'chunked' }, 'writes', '/api/tasks', false],
  ['POST', '/api/a/../images/uploads/a', {}, 'pictures', '/api/images/uploads/a', false],
])('%s %s with %o is one of the %s', (method, url, headers, kind, pathname, isQuick) => {
  expect(wayOf({ method, url, headers })).toEqual({ kind, pathname, isQuick })
})

test.each([
  '/metrics',
  '/api',
  '/api/../metrics',
  '/api/x\\..\\..\\readyz',
  '/public/..',
  '/publicity',
  '//',
])('%s is behind no API', (url) => {
  expect(() => wayOf({ method: 'GET', url, headers: {} })).toThrow(new Refused('route-not-found'))
})
