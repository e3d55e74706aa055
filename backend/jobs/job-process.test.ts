import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@backend/domain/refusal';
import { StoreBusyError } from '@backend/store/engine/mutex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { JobProcess, JobQueueFull, type ProcessOptions } from './job-process';

/** A process that obeys the commands of the test, in the protocol of serveJobs. */
const SCRIPT = `
const kept = [];
let data;
process.on('message', (message) => {
  if ('data' in message) { data = message.data; return; }
  const { id, job } = message;
  const say = (message) => process.send({ id, ...message });
  if (job === 'who') say({ answer: [data, process.pid] });
  else if (job === 'hang') { for (;;); }
  else if (job === 'wait') setTimeout(() => say({ answer: 'waited' }), 200);
  else if (job === 'die') process.exit(1);
  else if (job === 'throw') throw new Error('thrown outside of the job');
  else if (job === 'eat') for (;;) kept.push(Array.from({ length: 100 }, (_, at) => [at]));
  else if (job === 'gulp') kept.push(new Array(2 ** 26).fill(0.5));
  else if (job === 'progress') { say({ progress: 1 }); say({ progress: 2 }); say({ answer: 'done' }); }
  else if (job === 'refuse') say({ failure: { kind: 'refusal', code: 'CONFLICT', message: 'нет', fields: { a: 'б' } } });
  else if (job === 'busy') say({ failure: { kind: 'unavailable', message: 'busy' } });
  else if (job === 'fault') say({ failure: { kind: 'fault', message: 'broken', stack: 'there' } });
  else say({ answer: [job instanceof Uint8Array, job.byteLength] });
});`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-process-'));
  writeFileSync(join(folder, 'jobs.mjs'), SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Job = string | Uint8Array;
let jobs: JobProcess<Job, unknown, number>;
/** Limits of `jobs`, read when a job starts. */
let limits: ProcessOptions & { runMs: number };
afterEach(() => jobs.close());

function open(options: Partial<ProcessOptions> = {}) {
  const entry = join(folder, 'jobs.mjs');
  const usual = { heapMb: 64, runMs: 10_000, waiting: 2, idleMs: 10_000 };
  limits = { entry, data: 'given', ...usual, ...options };
  jobs = new JobProcess(limits);
  return jobs;
}

const stopped = (reason: string) => expect.objectContaining({ name: 'JobStopped', reason });

describe('a job process', () => {
  test('runs jobs sequentially in one process with its data', async () => {
    open();
    const answers = [jobs.run('who').answer, jobs.run('who').answer];
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(['given', expect.any(Number)]);
    expect(second).toEqual(first);
  });

  test('reports the start and the progress', async () => {
    open();
    const received: unknown[] = [];
    const events = {
      onStart: () => received.push('start'),
      onProgress: (progress: number) => received.push(progress),
    };
    expect(await jobs.run('progress', events).answer).toBe('done');
    expect(received).toEqual(['start', 1, 2]);
  });

  test('sends bytes as bytes', async () => {
    open();
    expect(await jobs.run(new Uint8Array(1000)).answer).toEqual([true, 1000]);
  });

  test('restores refusals and errors', async () => {
    open();
    const refusal = await jobs.run('refuse').answer.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: 'нет', fields: { a: 'б' } });
    await expect(jobs.run('busy').answer).rejects.toThrow(StoreBusyError);
    await expect(jobs.run('fault').answer).rejects.toThrow('broken');
  });

  test.each(['die', 'throw'])('that crashes (%s) fails only the current job', async (job) => {
    open();
    const [first, second] = [jobs.run(job), jobs.run('who')];
    await expect(first.answer).rejects.toEqual(stopped('died'));
    expect(await second.answer).toEqual(['given', expect.any(Number)]);
  });

  test.each(['eat', 'gulp'])('that exceeds its memory (%s) fails only that job', async (job) => {
    open({ heapMb: 32 });
    const [first, second] = [jobs.run(job), jobs.run('who')];
    await expect(first.answer).rejects.toEqual(stopped('memory'));
    expect(await second.answer).toEqual(['given', expect.any(Number)]);
  });

  test('is terminated when a job exceeds its time limit', async () => {
    open({ runMs: 300 });
    const first = jobs.run('hang');
    // The second job has the time to start a process.
    limits.runMs = 10_000;
    const second = jobs.run('who');
    await expect(first.answer).rejects.toEqual(stopped('time'));
    expect(await second.answer).toEqual(['given', expect.any(Number)]);
  });

  test('refuses jobs beyond the queue limit', async () => {
    open({ waiting: 1 });
    const [runs, waits] = [jobs.run('wait'), jobs.run('who')];
    expect(jobs.hasRoom).toBe(false);
    expect(() => jobs.run('who')).toThrow(JobQueueFull);
    await Promise.all([runs.answer, waits.answer]);
    expect(jobs.hasRoom).toBe(true);
  });

  test('cancels a waiting and a running job', async () => {
    open();
    const [runs, waits, last] = [jobs.run('hang'), jobs.run('who'), jobs.run('who')];
    waits.cancel();
    await expect(waits.answer).rejects.toEqual(stopped('cancelled'));
    runs.cancel();
    await expect(runs.answer).rejects.toEqual(stopped('cancelled'));
    expect(await last.answer).toEqual(['given', expect.any(Number)]);
    last.cancel();
  });

  test('ends every job on close', async () => {
    open();
    const running = [jobs.run('hang'), jobs.run('who')];
    const ends = running.map(({ answer }) => answer.catch((error: unknown) => error));
    await jobs.close();
    expect(await Promise.all(ends)).toEqual([stopped('closed'), stopped('closed')]);
  });

  test('restarts after being idle', async () => {
    open({ idleMs: 20 });
    const [, first] = (await jobs.run('who').answer) as [string, number];
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [, second] = (await jobs.run('who').answer) as [string, number];
    expect(second).not.toBe(first);
  });
});
