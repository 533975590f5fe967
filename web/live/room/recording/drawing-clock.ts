// A worker, because the timers of a page that is not in front run once a second.
const FRAMES_A_SECOND = 12

setInterval(() => postMessage(0), 1000 / FRAMES_A_SECOND)
