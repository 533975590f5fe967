// Tells the contact page in the other tab whether its message was sent. contract/constants.ts defines the channel.
new BroadcastChannel('contact').postMessage(document.currentScript.dataset.outcome)
