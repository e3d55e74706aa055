import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { today } from '../support/board/board-facts';
import { type Booked, bookingOf, type Call, callsTo, cookieOf } from './support/calls';
import { ENGINES, startFaulted } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, isLong, LONG_TEST_MS } from './support/length';

const CARS = 20;
const CLIENTS = 4;
const WARM_MS = byLength(3_000, 60_000);
const LOAD_MS = byLength(4_800, 600_000);
/** Pause between calls of a client: the short form leaves the cores to concurrent tests. */
const PAUSE_MS = byLength(20, 0);
const SAMPLES = byLength(6, 60);
const GROWTH = 1.15;

/** The inspector of a process started with --inspect. */
async function openInspector(output: string) {
  const url = /ws:\/\/\S+/.exec(output)?.[0];
  if (!url) throw new Error('The process has no inspector');
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  async function ask<T>(method: string): Promise<T> {
    last += 1;
    const id = last;
    const answer = new Promise<T>((resolve) => {
      const listen = (data: WebSocket.RawData) => {
        const message = JSON.parse(String(data)) as { id: number; result: T };
        if (message.id !== id) return;
        socket.off('message', listen);
        resolve(message.result);
      };
      socket.on('message', listen);
    });
    socket.send(JSON.stringify({ id, method }));
    return answer;
  }
  return {
    /** Heap in use after a collection. Bytes. */
    async heap(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      return (await ask<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize;
    },
    close: () => socket.close(),
  };
}

/** Resident memory. Bytes. */
const rssOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Reads, books, moves, marks and archives, repeatedly in the same month. */
async function mixedLoad(call: Call, client: number, isOver: () => boolean): Promise<number> {
  const month = addDays(today(), 365);
  const expected = [200, 201, 409];
  let count = 0;
  const ask = async <T>(...args: Parameters<Call>) => {
    count += 1;
    if (PAUSE_MS > 0) await pause(PAUSE_MS);
    const answer = await call<T>(...args);
    expect(expected).toContain(answer?.status);
    return answer;
  };
  for (let turn = 0; !isOver(); turn += 1) {
    const day = addDays(month, turn % 28);
    const carId = 1 + ((client * 5 + turn) % CARS);
    const body = bookingOf({ carId, day }, client * 100 + (turn % 50));
    const made = await ask<Booked>('POST', '/bookings/with-customer', body);
    await ask('GET', `/board?start=${month}&days=28`);
    await ask('GET', `/analytics/dashboard?date=${today()}`);
    await ask('GET', '/customers?page=1');
    if (made?.status === 201) await ask('DELETE', `/bookings/${made.body.id}`);
    await ask('GET', '/now');
  }
  return count;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const MB = 1024 * 1024;

/** Mean of the last third over the mean of the first. */
function growthOf(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  return meanOf(values.slice(-third)) / meanOf(values.slice(0, third));
}

test.each(ENGINES)(
  'memory under mixed load does not grow (%s)',
  async (engine) => {
    const product = await startFaulted(engine, { cars: CARS, nodeArgs: ['--inspect=127.0.0.1:0'] });
    const inspector = await openInspector(product.output());
    const call = callsTo(product, await cookieOf(product));
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      mixedLoad(call, client, () => isOver),
    );
    const heap: number[] = [];
    const rss: number[] = [];
    try {
      await pause(WARM_MS);
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        await pause(LOAD_MS / SAMPLES);
        heap.push(await inspector.heap());
        rss.push(rssOf(product.pid));
      }
    } finally {
      isOver = true;
      inspector.close();
    }
    const count = (await Promise.all(clients)).reduce((sum, one) => sum + one, 0);
    expect(growthOf(heap)).toBeLessThanOrEqual(GROWTH);
    // The heap of a fresh process is still being extended in the short form.
    if (isLong) expect(growthOf(rss)).toBeLessThanOrEqual(GROWTH);
    const text = (values: number[]) =>
      `× ${growthOf(values).toFixed(2)} (${Math.round((values.at(-1) ?? 0) / MB)} MB)`;
    record({
      fault: `mixed load of ${LOAD_MS / 1000} s, last third of memory`,
      engine,
      measured: `heap ${text(heap)}, resident ${text(rss)}; ${count} requests`,
    });
  },
  LONG_TEST_MS,
);
