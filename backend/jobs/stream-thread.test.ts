import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@backend/domain/refusal';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveStreams } from './serve-streams';
import { type JobStream, StreamThread } from './stream-thread';
import { StreamThreads } from './stream-threads';

/** A worker with jobs named by the test, in the protocol of serveStreams. */
const SCRIPT = `
import { parentPort, workerData } from 'node:worker_threads';
const closed = [];
if (workerData === 'broken') throw new Error('no database');
if (workerData !== 'silent') parentPort.postMessage('ready');
parentPort.on('message', ({ job, port }) => {
  const piece = (text) => port.postMessage({ piece: new TextEncoder().encode(text) });
  port.once('close', () => closed.push(job));
  if (job === 'die') process.exit(3);
  if (job === 'endless') for (;;) {}
  if (job === 'patient') {
    port.on('message', (said) => {
      if (said === 'stop') port.postMessage({ failure: { kind: 'unavailable', message: 'left' } });
    });
    return;
  }
  if (job === 'fall') throw new TypeError('no such table');
  if (job === 'refuse') return port.postMessage({ failure: { kind: 'refusal', code: 'CONFLICT', message: 'нет' } });
  port.postMessage({ head: job === 'closed' ? closed : workerData });
  if (job === 'die later') setTimeout(() => process.exit(1), 20);
  else if (job === 'break') { piece('a'); port.postMessage({ failure: { kind: 'fault', message: 'broken', stack: '' } }); }
  else if (job === 'hang') port.on('message', () => {});
  else { piece('a'); piece('b'); port.postMessage({ end: true }); }
});`;

let folder: string;
let thread: StreamThread<string, unknown>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stream-thread-'));
  writeFileSync(join(folder, 'thread.mjs'), SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  onStopped.mockClear();
  await thread?.close();
});

const onStopped = vi.fn(async () => undefined);
const options = (data: unknown, { startMs = 60_000, stopMs = 60_000 } = {}) => {
  const entry = join(folder, 'thread.mjs');
  return { entry, data, startMs, heapMb: 64, idleMs: 10_000, stopMs, onStopped };
};

function open(data = 'given', limits: { startMs?: number; stopMs?: number } = {}) {
  thread = new StreamThread(options(data, limits));
  return thread;
}

async function textOf({ pieces }: JobStream<unknown>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += new TextDecoder().decode(piece);
  return text;
}

describe('a stream thread', () => {
  test('runs jobs concurrently: a head, then pieces', async () => {
    open();
    const hanging = await thread.run('hang');
    const answer = await thread.run('two');
    expect([answer.head, await textOf(answer)]).toEqual(['given', 'ab']);
    expect(hanging.head).toBe('given');
  });

  test('is ready once it accepts jobs', async () => {
    expect(await open().isReady()).toBe(true);
    expect(await textOf(await thread.run('two'))).toBe('ab');
  });

  test('is not ready when its start times out or fails', async () => {
    expect(await open('silent', { startMs: 1 }).isReady()).toBe(false);
    await thread.close();
    expect(await open('broken').isReady()).toBe(false);
  });

  test('whose start timed out is not awaited again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const first = open('silent', { startMs: 1000 }).isReady();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await first).toBe(false);
      const second = thread.isReady();
      await vi.advanceTimersByTimeAsync(1);
      expect(await second).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that replaces another is awaited until the caller aborts', async () => {
    const leaving = new AbortController();
    await open('given', { startMs: 60_000, stopMs: 1 }).isReady();
    const left = thread.run('endless', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ reason: 'cancelled' });
    expect(await thread.isReady(AbortSignal.abort())).toBe(false);
    expect(await thread.isReady(new AbortController().signal)).toBe(true);
  });

  test('passes on a refusal before the head and a fault in the middle', async () => {
    await expect(open().run('refuse')).rejects.toEqual(new Refusal('CONFLICT', 'нет'));
    await expect(textOf(await thread.run('break'))).rejects.toThrow('broken');
  });

  test('fails the jobs of a thread that died and starts another', async () => {
    await expect(open().run('die')).rejects.toMatchObject({ reason: 'died' });
    await expect(textOf(await thread.run('die later'))).rejects.toMatchObject({ reason: 'died' });
    expect(await textOf(await thread.run('two'))).toBe('ab');
  });

  test('reports why the thread died', async () => {
    await expect(open().run('fall')).rejects.toMatchObject({
      cause: { name: 'TypeError', message: 'no such table' },
    });
    await expect(thread.run('die')).rejects.toMatchObject({
      cause: { message: 'The thread ended: 3' },
    });
    const falls = await thread.run('hang');
    void thread.run('fall').catch(() => undefined);
    await expect(textOf(falls)).rejects.toMatchObject({ cause: { message: 'no such table' } });
  });

  test('notifies the job when its consumer stops early', async () => {
    open();
    for await (const _ of (await thread.run('two')).pieces) break;
    await expect.poll(async () => (await thread.run('closed')).head).toContain('two');
  });

  test('notifies a job aborted before its head, and continues', async () => {
    const leaving = new AbortController();
    open();
    const left = thread.run('patient', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('left');
    expect(await textOf(await thread.run('two'))).toBe('ab');
    expect(onStopped).not.toHaveBeenCalled();
  });

  test('is terminated when an aborted job does not end; the next job runs in another', async () => {
    const leaving = new AbortController();
    await open('given', { stopMs: 20 }).isReady();
    const left = thread.run('endless', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ reason: 'cancelled' });
    expect(await textOf(await thread.run('two'))).toBe('ab');
    await expect.poll(() => onStopped.mock.calls.length).toBe(1);
  });

  test('ends its jobs when it is closed', async () => {
    const hanging = await open().run('hang');
    await thread.close();
    await expect(textOf(hanging)).rejects.toMatchObject({ reason: 'died' });
  });
});

describe('several threads', () => {
  type Both = StreamThreads<string, unknown>;
  async function openBoth(run: (threads: Both) => Promise<void>, limits: { stopMs?: number } = {}) {
    const both = ['one', 'two'].map(
      (name) => new StreamThread<string, unknown>(options(name, limits)),
    );
    // A signal aborted while a thread starts leaves no job to stop.
    for (const one of both) expect(await one.isReady()).toBe(true);
    const threads = new StreamThreads(both);
    await run(threads);
    await threads.close();
  }

  test('have one job each until its head, then take further jobs in turn', () =>
    openBoth(async (threads) => {
      const endless = new AbortController();
      const busy = threads.run('patient', endless.signal);
      const heads = [];
      for (let at = 0; at < 3; at += 1) heads.push((await threads.run('hang'))?.head);
      expect(heads).toEqual(['two', 'two', 'two']);
      endless.abort();
      await expect(busy).rejects.toThrow('left');
      expect((await threads.run('hang'))?.head).toBe('one');
    }));

  test('return null when the caller has aborted', () =>
    openBoth(async (threads) => {
      expect(await threads.run('two', AbortSignal.abort())).toBeNull();
    }));

  test('run a job in the next thread after one was terminated', () =>
    openBoth(
      async (threads) => {
        for (let turn = 0; turn < 3; turn += 1) {
          const leaving = new AbortController();
          const left = threads.run('endless', leaving.signal);
          setTimeout(() => leaving.abort(), 10);
          await expect(left).rejects.toMatchObject({ reason: 'cancelled' });
          expect(await threads.run('two')).not.toBeNull();
        }
      },
      { stopMs: 1 },
    ));
});

describe('the thread side', () => {
  async function serve(pieces: () => AsyncGenerator<string>) {
    const { MessageChannel } = await import('node:worker_threads');
    const parent = new MessageChannel();
    const answer = new MessageChannel();
    serveStreams(parent.port1, async () => ({ head: 'head', pieces: pieces() }));
    const received: object[] = [];
    answer.port1.on('message', (message) => received.push(message));
    parent.port2.postMessage({ job: 'any', port: answer.port2 }, [answer.port2]);
    const close = () => {
      answer.port1.close();
      parent.port1.close();
    };
    return { received, take: () => answer.port1.postMessage('taken'), close };
  }

  test('buffers a few pieces, makes others on demand, and stops when the consumer closes', async () => {
    let made = 0;
    let isEnded = false;
    const { received, take, close } = await serve(async function* () {
      try {
        for (;;) {
          made += 1;
          yield String(made);
        }
      } finally {
        isEnded = true;
      }
    });
    // The head and four pieces; a fifth waits.
    await expect.poll(() => [received.length, made]).toEqual([5, 5]);
    take();
    await expect.poll(() => [received.length, made]).toEqual([6, 6]);
    expect(isEnded).toBe(false);
    close();
    await expect.poll(() => isEnded).toBe(true);
    expect(made).toBe(6);
  });
});
