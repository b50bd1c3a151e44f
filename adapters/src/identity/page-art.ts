/** The drawings of the provider's pages: the logo, and a wattle branch embossed on the cover. */

export const mark = `<svg class="mark" viewBox="2.5 1 29 29.5" aria-hidden="true"><path d="M7 30C8.5 21 14 14 22 8.5" fill="none" stroke="#5d9a5f" stroke-width="2.6" stroke-linecap="round"/><path d="M8.5 26.5C14 30.5 24 29.5 30 21.5C21 18.5 12 20 8.5 26.5Z" fill="#5d9a5f"/><circle cx="22.5" cy="8.5" r="6.8" fill="#f2b90f"/><circle cx="9.5" cy="12.5" r="5.8" fill="#f6cb3c"/><circle cx="20.5" cy="6.7" r="2" fill="#ffe898"/><circle cx="8" cy="11" r="1.6" fill="#fff0b8"/></svg>`

const leaves = [
  ['M0 0C12.5-23.4 23.4-54.6 15.6-78C-1.6-58.5-7.8-27.3 0 0ZM2.3-11.7Q9.4-39 14-66.3', '44 168', 60],
  ['M0 0C10.6-19.8 19.8-46.2 13.2-66C-1.3-49.5-6.6-23.1 0 0ZM2-9.9Q7.9-33 11.9-56.1', '52 142', -64],
  ['M0 0C11.2-21 21-49 14-70C-1.4-52.5-7-24.5 0 0ZM2.1-10.5Q8.4-35 12.6-59.5', '74 104', 66],
  ['M0 0C8.3-15.6 15.6-36.4 10.4-52C-1-39-5.2-18.2 0 0ZM1.6-7.8Q6.2-26 9.4-44.2', '88 84', -52],
] as const

const blossoms = [
  [130, 30, 10.5],
  [66, 56, 9.3],
  [88, 30, 7.4],
  [138, 82, 8.7],
  [22, 116, 8.1],
  [106, 134, 9.3],
  [124, 124, 5.6],
  [44, 92, 5.6],
] as const

const raysOfABlossom = 13

function blossom(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: raysOfABlossom }, (_, at) => {
    const angle = (at * 2 * Math.PI) / raysOfABlossom
    const end = (reach: number) =>
      `${(x + radius * reach * Math.cos(angle)).toFixed(1)} ${(y + radius * reach * Math.sin(angle)).toFixed(1)}`
    return `M${end(1.16)}L${end(1.61)}`
  })
  return `<circle cx="${x}" cy="${y}" r="${radius}"/><path d="${rays.join('')}"/>`
}

export const branch = [
  '<svg class="branch" viewBox="0 0 160 200" aria-hidden="true">',
  '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">',
  '<path d="M40 196C46 140 74 84 128 34"/>',
  ...leaves.map(([d, place, turn]) => `<path d="${d}" transform="translate(${place}) rotate(${turn})"/>`),
  '<path d="M62 122Q86 120 100 130M56 134Q40 118 28 118M84 90Q80 72 68 62M102 64Q118 78 132 80M112 50Q104 40 92 34"/>',
  ...blossoms.map(([x, y, radius]) => blossom(x, y, radius)),
  '</g></svg>',
].join('')
