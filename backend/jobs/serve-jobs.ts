import type { MessagePort } from 'node:worker_threads';
import { failureMessage } from './failure-message';
import type { FromThread, ToThread } from './job-thread';

/** Runs the jobs sent by a JobThread, inside the thread. */
export function serveJobs<Job, Answer, Progress>(
  port: MessagePort,
  run: (job: Job, report: (progress: Progress) => void) => Promise<Answer>,
): void {
  const send = (message: FromThread<Answer, Progress>) => port.postMessage(message);
  port.on('message', async ({ id, job }: ToThread<Job>) => {
    try {
      send({ id, answer: await run(job, (progress) => send({ id, progress })) });
    } catch (error) {
      send({ id, failure: failureMessage(error) });
    }
  });
}
