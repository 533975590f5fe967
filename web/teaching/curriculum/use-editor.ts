// What the parts of the editor share. Its state knows them, so it has a file of its own.
import { createContext, useContext } from 'react'
import type { Editor } from './use-editor-state.ts'

export const EditorContext = createContext<Editor | null>(null)
export const useEditor = (): Editor => useContext(EditorContext)!
