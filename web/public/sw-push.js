// Notifications in the service worker: showing them, opening them, and keeping them working when the browser's push
// address changes.
addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json()
  const shown = { body: text, tag, data: path, icon: '/icons/192.png' }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const show = async () => {
    const url = new URL(notification.data, location.origin).href
    const open = (await clients.matchAll({ type: 'window' })).find((client) => client.url === url)
    await (open ? open.focus() : clients.openWindow(url))
  }
  event.waitUntil(show())
})

/**
 * The access token belongs to the pages. The old address, which nobody else knows, proves whose browser the new one
 * belongs to.
 */
addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: old, newSubscription } = event
  const renew = async () => {
    if (!old) return
    const { endpoint, keys } = (newSubscription ?? (await registration.pushManager.subscribe(old.options))).toJSON()
    const body = JSON.stringify({ old: old.endpoint, endpoint, keys })
    await fetch('/api/push/renew', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  event.waitUntil(renew())
})
