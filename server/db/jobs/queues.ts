// The queues of background work, as pg-boss keeps them in the schema `jobs`.
import type { Queue } from 'pg-boss'

export const JOBS_SCHEMA = 'jobs'

/** What each kind of job is told. */
export type JobData = { 'prepare-file': { fileId: string }; 'personal-copy': { copyId: string } }
export type JobName = keyof JobData

/** Without a sign of life for this long, a job's process is taken for dead and another one begins anew. */
const HEARTBEAT_SECONDS = 15

export const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  'prepare-file': {
    // One at a time, however many processes there are: encoding takes all that a machine has.
    policy: 'singleton',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 20 * 3600,
    // The job itself gives up after three failures and says so on the file.
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
  'personal-copy': {
    // One at a time, so that many requests at once take no more memory than one.
    policy: 'singleton',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    // The job itself gives up after three failures and says so on the copy.
    retryLimit: 20,
    retryDelay: 5,
    deleteAfterSeconds: 24 * 3600,
  },
}
