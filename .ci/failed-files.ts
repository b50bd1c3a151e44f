import { failuresOf, filesOf } from './report.ts'

// Prints the failed files of a report, one per line.
const [report = ''] = process.argv.slice(2)
for (const file of filesOf(report)) if (failuresOf(file).length > 0) console.log(file.name)
