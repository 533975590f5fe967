// Runs in a worker, because timers of a background page only run once a second.
const FRAMES_A_SECOND = 12

setInterval(() => postMessage(0), 1000 / FRAMES_A_SECOND)
