// Ends a start under a Node that cannot run TypeScript and SQLite as they are. CommonJS without new syntax: the oldest Node
// must be able to read this. npm scripts preload it, for such a Node fails before the first import of a TypeScript file.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Wattle needs Node 24 or later, but this is Node ${process.versions.node}: run \`npm ci\`, which brings Node 24, and start Wattle through npm, or install Node 24 yourself.\n`,
  )
  process.exit(1)
}
