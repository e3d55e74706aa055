import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@backend/domain/refusal';
import { StoreBusyError } from '@backend/store/engine/mutex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { JobQueueFull, JobThread, type ThreadOptions } from './job-thread';

/**
 * A worker that obeys the commands of the test, in the protocol of serveJobs. 'eat' takes memory in small
 * pieces: one large allocation past the limit may end the whole process (nodejs/node#47224).
 */
const SCRIPT = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
const kept = [];
parentPort.on('message', ({ id, job }) => {
  const say = (message) => parentPort.postMessage({ id, ...message });
  if (job === 'who') say({ answer: [workerData, threadId] });
  else if (job === 'hang') { for (;;); }
  else if (job === 'wait') setTimeout(() => say({ answer: 'waited' }), 200);
  else if (job === 'die') process.exit(1);
  else if (job === 'throw') throw new Error('thrown outside of the job');
  else if (job === 'eat') for (;;) kept.push(Array.from({ length: 100 }, (_, at) => [at]));
  else if (job === 'progress') { say({ progress: 1 }); say({ progress: 2 }); say({ answer: 'done' }); }
  else if (job === 'refuse') say({ failure: { kind: 'refusal', code: 'CONFLICT', message: 'нет', fields: { a: 'б' } } });
  else if (job === 'busy') say({ failure: { kind: 'unavailable', message: 'busy' } });
  else if (job === 'fault') say({ failure: { kind: 'fault', message: 'broken', stack: 'there' } });
  else say({ answer: job.byteLength });
});`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-thread-'));
  writeFileSync(join(folder, 'thread.mjs'), SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Job = string | Uint8Array;
let thread: JobThread<Job, unknown, number>;
afterEach(() => thread.close());

function open(options: Partial<ThreadOptions> = {}) {
  const entry = join(folder, 'thread.mjs');
  const limits = { heapMb: 64, runMs: 10_000, waiting: 2, idleMs: 10_000 };
  thread = new JobThread({ entry, data: 'given', ...limits, ...options });
  return thread;
}

const stopped = (reason: string) => expect.objectContaining({ name: 'JobStopped', reason });

describe('a job thread', () => {
  test('runs jobs sequentially in one thread with its worker data', async () => {
    open();
    const answers = [thread.run('who').answer, thread.run('who').answer];
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(['given', expect.any(Number)]);
    expect(second).toEqual(first);
  });

  test('reports the start and the progress', async () => {
    open();
    const heard: unknown[] = [];
    const events = {
      onStart: () => heard.push('start'),
      onProgress: (progress: number) => heard.push(progress),
    };
    expect(await thread.run('progress', events).answer).toBe('done');
    expect(heard).toEqual(['start', 1, 2]);
  });

  test('transfers memory instead of copying it', async () => {
    open();
    const bytes = new Uint8Array(1000);
    expect(await thread.run(bytes, { transfer: [bytes.buffer] }).answer).toBe(1000);
    expect(bytes.byteLength).toBe(0);
  });

  test('restores refusals and errors across threads', async () => {
    open();
    const refusal = await thread.run('refuse').answer.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: 'нет', fields: { a: 'б' } });
    await expect(thread.run('busy').answer).rejects.toThrow(StoreBusyError);
    await expect(thread.run('fault').answer).rejects.toThrow('broken');
  });

  test.each(['die', 'throw'])('that crashes (%s) fails only the current job', async (job) => {
    open();
    const [first, second] = [thread.run(job), thread.run('who')];
    await expect(first.answer).rejects.toEqual(stopped('died'));
    expect(await second.answer).toEqual(['given', expect.any(Number)]);
  });

  test('is terminated when a job exceeds its memory limit', async () => {
    open({ heapMb: 32 });
    await expect(thread.run('eat').answer).rejects.toEqual(stopped('memory'));
    expect(await thread.run('who').answer).toEqual(['given', expect.any(Number)]);
  });

  test('is terminated when a job exceeds its time limit', async () => {
    open({ runMs: 300 });
    const [first, second] = [thread.run('hang'), thread.run('who')];
    await expect(first.answer).rejects.toEqual(stopped('time'));
    expect(await second.answer).toEqual(['given', expect.any(Number)]);
  });

  test('refuses jobs beyond the queue limit', async () => {
    open({ waiting: 1 });
    const [runs, waits] = [thread.run('wait'), thread.run('who')];
    expect(thread.hasRoom).toBe(false);
    expect(() => thread.run('who')).toThrow(JobQueueFull);
    await Promise.all([runs.answer, waits.answer]);
    expect(thread.hasRoom).toBe(true);
  });

  test('cancels a waiting and a running job', async () => {
    open();
    const [runs, waits, last] = [thread.run('hang'), thread.run('who'), thread.run('who')];
    waits.cancel();
    await expect(waits.answer).rejects.toEqual(stopped('cancelled'));
    runs.cancel();
    await expect(runs.answer).rejects.toEqual(stopped('cancelled'));
    expect(await last.answer).toEqual(['given', expect.any(Number)]);
    last.cancel();
  });

  test('ends every job on close', async () => {
    open();
    const jobs = [thread.run('hang'), thread.run('who')];
    const ends = jobs.map(({ answer }) => answer.catch((error: unknown) => error));
    await thread.close();
    expect(await Promise.all(ends)).toEqual([stopped('closed'), stopped('closed')]);
  });

  test('restarts after being idle', async () => {
    open({ idleMs: 20 });
    const [, first] = (await thread.run('who').answer) as [string, number];
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [, second] = (await thread.run('who').answer) as [string, number];
    expect(second).not.toBe(first);
  });
});
