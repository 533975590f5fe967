// Runs a command that ends with one sentence: what was done, or why it wasn't.
import { ConfigError } from '../../server/config.ts'
import { FolderInUseError } from '../../server/db/embedded/index.ts'
import { BackupError } from './archive.ts'

export async function reportResult(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof FolderInUseError)
      printError('Porua is running on this data folder: stop it first, then try again.')
    else if (error instanceof BackupError || error instanceof ConfigError) printError(error.message)
    else throw error
  }
}

const printError = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
