/** Stops with one sentence if Node is too old to run TypeScript and SQLite directly. */
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Wattle needs Node 24, but this is ${process.versions.node}. \`npm ci\` installs it: start Wattle with \`npm start\`, not with \`node\` itself.\n`,
  )
  process.exit(1)
}
