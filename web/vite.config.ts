import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks, main } from './scripts/chunks.ts'

const server = 'http://127.0.0.1:4000'

/** Writes compressed copies beside the files, so that no server has to compress them repeatedly. */
const smallCopies: Plugin = {
  name: 'small-copies',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))
    await Promise.all(
      files.map(async (file) => {
        const content = await readFile(join(dir, file))
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content))
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
      }),
    )
  },
}

/** Moves the style sheet below the cover's markup, which is drawn without waiting for it. Scripts still wait. */
const lateStyle: Plugin = {
  name: 'late-style',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/ *<link rel="stylesheet".*>\n/g) ?? []
      const head = links.reduce((rest, link) => rest.replace(link, ''), html)
      return head.replace('  </body>', `${links.join('')}  </body>`)
    },
  },
}

/** A script with a stable address that turns a server-rendered page into the app. */
const openApp: Plugin = {
  name: 'open-app',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle)
      const entry = files.find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(main)),
      )
      const style = files.find(({ fileName }) => fileName.endsWith('.css'))
      if (entry?.type !== 'chunk' || !style) throw new Error('The build has no entry or no style sheet.')
      const scripts = [entry.fileName, ...entry.imports]
      const source = `const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
for (const script of ${JSON.stringify(scripts)}) add({ rel: 'modulepreload', href: '/' + script })
add({ rel: 'stylesheet', href: '/${style.fileName}', onload: () => import('/${entry.fileName}') })
`
      this.emitFile({ type: 'asset', fileName: 'open-app.js', source })
    },
  },
}

/** Whether a script needs no preload: index.html already names it, or the importing page has loaded it. */
const isThere = (file: string, host: string) =>
  /\/(rolldown-runtime|start|vendor|frame)-/.test(file) ||
  (!/\/start-/.test(host) && /\/(first-reads|notebook|entrance)-/.test(file))

/**
 * Writes the names of classes where they are used, instead of an object of them for each style sheet: a namespace's
 * names are constants, which the bundler inlines. Saves half a kilobyte of every first page.
 */
const inlineClasses: Plugin = {
  name: 'inline-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) =>
      code.replace(/import (\w+) from (?='.+\.module\.css')/g, (whole, name) =>
        // Names that are computed need the object.
        code.includes(`${name}[`) ? whole : `import * as ${name} from `,
      ),
  },
}

/** Keeps the style sheets, although no script needs their names any more. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
  },
}

const styleFiles = globSync('src/**/*.module.css', { cwd: import.meta.dirname })
  // Vite writes paths with slashes on Windows too.
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

/** Class names in the build: two characters for the file and the name's index in it. Saves an eighth of all CSS. */
const shortName = (name: string, file: string, css: string) => {
  // From 720 on, numbers in base 36 begin with “k” and later letters. Blockers hide names that begin with “ad”.
  const place = styleFiles.findIndex((each) => file.endsWith(`/${each}`))
  if (place < 0) throw new Error(`${file} is not a style sheet of the web app.`)
  const code = 720 + place
  const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found))
  return `${code.toString(36)}${[...names].indexOf(name).toString(36)}`
}

export default defineConfig(({ command }) => ({
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
  plugins: [inlineClasses, react(), keepStyles, lateStyle, openApp, smallCopies],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The oldest browsers with popovers and light-dark(); without the latter every colour would be written three times.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // All target browsers support `modulepreload`.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isThere(file, hostId)),
    },
    // Drawings are shown with <use>, which rejects data: URLs.
    assetsInlineLimit: 0,
    // One small style sheet instead of forty requests; nothing is drawn before its style has loaded.
    cssCodeSplit: false,
    rolldownOptions: {
      // React Router wraps its data routes, which the app does not use, in React's `memo`, here under the bundler's
      // name for it. Unless declared pure, the call would keep 2 KB of them in every page.
      treeshake: { manualPureFunctions: ['import_react.memo'] },
      output: {
        // Every visit downloads the names of sixty files. A short hash still distinguishes versions.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: chunks },
      },
    },
    // Read by scripts/check-budget.ts.
    manifest: true,
  },
  server: { proxy: { '/api': server, '/oidc': server } },
}))
