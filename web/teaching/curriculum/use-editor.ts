// The context shared by the editor's parts. It is in a separate file because the editor's state imports them.
import { createContext, useContext } from 'react'
import type { Editor } from './use-editor-state.ts'

export const EditorContext = createContext<Editor | null>(null)
export const useEditor = (): Editor => useContext(EditorContext)!
