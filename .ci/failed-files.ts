import { failuresOf, filesOf } from './report.ts'

// Prints the files of a report that failed, one a line.
const [report = ''] = process.argv.slice(2)
for (const file of filesOf(report)) if (failuresOf(file).length > 0) console.log(file.name)
