import { useState } from 'react'
import type { FolderImported } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { sendZip } from './course-zip.ts'
import { folderMistakes } from './folder-mistakes.ts'
import { Mistakes } from './mistakes.tsx'

type ImportZipProps = {
  /** What has to be done first, if anything. */
  prepare?: () => Promise<unknown>
  onImported: (imported: FolderImported) => void
}

/** Imports a course folder. If something is wrong with it, nothing is stored and every mistake is listed. */
export function ImportZip({ prepare, onImported }: ImportZipProps) {
  const [mistakes, setMistakes] = useState<string[]>([])

  const { isBusy, run } = useWork({
    handle(error) {
      setMistakes(folderMistakes(error))
      return true
    },
  })
  const importZip = async (zip: File) => {
    setMistakes([])
    await prepare?.()
    onImported(await sendZip(zip))
  }

  return (
    <>
      <FileButton
        label={isBusy ? m.curriculum_folder_busy() : m.curriculum_folder_import()}
        icon="upload"
        accept=".zip,application/zip"
        isDisabled={isBusy}
        onFiles={([zip]) => zip && void run(() => importZip(zip))}
      />
      <Mistakes title={m.curriculum_folder_wrong()} mistakes={mistakes} />
    </>
  )
}
