// The browser offers to install the site once, soon after loading. The offer is kept until it is useful.
type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offered: InstallPrompt | null = null

export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (offered = null))
}

export const installPrompt = (): InstallPrompt | null => offered
