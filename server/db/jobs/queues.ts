// The queues of background work, as pg-boss keeps them in the schema `jobs`.
import type { Queue } from 'pg-boss'

export const JOBS_SCHEMA = 'jobs'

/** The payload of each kind of job. */
export type JobData = {
  'prepare-file': { fileId: string }
  'prepare-hand-in': { fileId: string }
  'personal-copy': { copyId: string }
  announce: { announcementId: string }
  'remind-by-text': { sessionId: string; userId: string; kind: 'day' | 'soon'; sequence: number }
  push: { subscriptionId: string; title: string; text: string; path: string; tag: string; until: string }
}
export type JobName = keyof JobData

/** Without a heartbeat for this long, a job's process is considered dead and the job restarts elsewhere. */
const HEARTBEAT_SECONDS = 15

export const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  'prepare-file': {
    // One at a time across all processes: encoding takes the whole machine.
    policy: 'singleton',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 20 * 3600,
    // The job itself gives up after three failures and records that on the file.
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
  'prepare-hand-in': {
    // Separate from the queue above, because a learner's photo must not wait for someone's video.
    policy: 'singleton',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
  'personal-copy': {
    // Only one runs at a time, so that a burst of requests takes no more memory than a single one.
    policy: 'singleton',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    // The job itself gives up after three failures and records that on the copy.
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
  announce: {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
  'remind-by-text': {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 60,
    // Retries last ten minutes, because the class starts in thirty.
    retryLimit: 20,
    retryDelay: 30,
    deleteAfterSeconds: 24 * 3600,
  },
  push: {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 60,
    // Retries last about four hours. Messages that are outdated by then are dropped.
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: 24 * 3600,
  },
}
