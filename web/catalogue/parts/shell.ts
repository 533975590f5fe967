/** The public shell of a record's page behind the login: a link preview and no content. */
export type Shell = { shell: { title: string; description: string; picture?: string | undefined } }

export const isShell = (loaded: object): loaded is Shell => 'shell' in loaded
