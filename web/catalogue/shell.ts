/** The page of a record behind the login, as the server renders it for everybody: what a shared link shows, no content. */
export type Shell = { shell: { title: string; description: string; picture?: string | undefined } }

export const isShell = (loaded: object): loaded is Shell => 'shell' in loaded
