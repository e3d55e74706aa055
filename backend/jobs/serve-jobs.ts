import { failureMessage } from './failure-message';
import type { FromProcess, ToProcess } from './job-process';

type Run<Job, Answer, Progress> = (
  job: Job,
  report: (progress: Progress) => void,
) => Promise<Answer>;

/** Runs the jobs sent by a JobProcess, inside that process; `open` is called once. */
export function serveJobs<Data, Job, Answer, Progress>(
  open: (data: Data) => Promise<Run<Job, Answer, Progress>>,
): void {
  if (!process.send) throw new Error('started without a channel to the server');
  const send = (message: FromProcess<Answer, Progress>) => process.send?.(message);
  let opened: ReturnType<typeof open> | undefined;
  process.on('message', async (message: ToProcess<Data, Job>) => {
    if ('data' in message) {
      opened = open(message.data);
      return;
    }
    // A failed start ends the process; the next job retries it.
    const run = await opened;
    const { id, job } = message;
    try {
      if (run) send({ id, answer: await run(job, (progress) => send({ id, progress })) });
    } catch (error) {
      send({ id, failure: failureMessage(error) });
    }
  });
  // The parent process has ended: the job's result would be lost, and its transaction must be
  // rolled back.
  process.once('disconnect', () => process.exit());
}
