/** Ends with one sentence where Node is too old to run TypeScript and SQLite as they are. */
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Wattle needs Node 24, this is ${process.versions.node}. \`npm ci\` brings it: start with \`npm start\`, not with a bare \`node\`.\n`,
  )
  process.exit(1)
}
