// Exits with an error on a version of Node that cannot run TypeScript and SQLite natively. This is CommonJS in old
// syntax, so that the oldest Node can read it. npm scripts preload it, because such a Node fails at the first import of
// a TypeScript file.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Wattle needs Node 24 or later, but this is Node ${process.versions.node}: run \`npm ci\`, which brings Node 24, and start Wattle through npm, or install Node 24 yourself.\n`,
  )
  process.exit(1)
}
