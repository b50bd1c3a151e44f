import { Markup } from './markup.ts'

/** The style of pages until the app takes over. It uses the app's colours and only applies within `.page`. */
export const style = `
.page {
  --paper: light-dark(#faf8f3, #121712);
  --surface: light-dark(#ffffff, #1b221c);
  --ink: light-dark(#1f2a22, #e8efe6);
  --muted: light-dark(#55645a, #a9b7ab);
  --rule: light-dark(#e5dfd1, #2c352e);
  --brand: light-dark(#2e7d32, #8fd694);
  --cover: light-dark(#20432b, #17281c);
  --cover-ink: #f3f1e3;
  --cover-muted: #c3d3c2;
  --bed-eucalypt: light-dark(#e8f5e9, #1e3421);
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100%;
  background: var(--paper);
  color: var(--ink);
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
  & > * { padding: 1rem max(1rem, 50vw - 560px); }
  & > header { display: flex; justify-content: space-between; border-bottom: 1px solid var(--rule); }
  & > header a { font-weight: 650; text-decoration: none; }
  & > footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; background: var(--cover); color: var(--cover-muted); }
  & > footer a { color: var(--cover-ink); }
  & a { color: var(--brand); }
  & h1 { margin: 1rem 0 0.5rem; font-size: 2.25rem; line-height: 1.2; }
  & h2 { margin: 2rem 0 0.75rem; font-size: 1.375rem; line-height: 1.2; }
  & p { max-width: 64ch; margin: 0.5rem 0; white-space: pre-line; }
  & ul { margin: 0; padding: 0; list-style: none; }
  & i, & small { color: var(--muted); font-size: 0.875rem; }
  & img { display: block; width: 100%; height: auto; border-radius: 12px; background: var(--bed-eucalypt); object-fit: cover; }
  & .grid { display: grid; margin: 1rem 0; grid-template-columns: repeat(auto-fill, minmax(156px, 1fr)); gap: 1rem; }
  & .wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); }
  & .grid a { display: grid; color: inherit; text-decoration: none; }
  & .grid a :is(img, .tile) { margin-bottom: 0.5rem; border-radius: 12px; background: var(--bed-eucalypt); }
  & .tile { aspect-ratio: 4 / 5; }
  & .photo { aspect-ratio: 4 / 3; }
  & .print { max-width: 420px; }
  & dl { display: grid; grid-template-columns: minmax(96px, auto) 1fr; gap: 0.5rem 1rem; max-width: 64ch; }
  & dt { color: var(--muted); }
  & dd { margin: 0; white-space: pre-line; }
  & .year li { max-width: 64ch; padding: 0.75rem 0; border-bottom: 1px solid var(--rule); }
}
`

export const styleElement = new Markup(`<style>${style}</style>`)
