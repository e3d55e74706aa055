import type { ApolloClient } from '@apollo/client';
import {
  dropSheets,
  isKeepingAllowed,
  OFFLINE_SHEETS,
} from '@frontend/shared/data/commands/forget-board';
import { lastUser } from '@frontend/shared/data/last-user';
import { isLiveNow } from '@frontend/shared/data/live-connection-state';
import type { Session } from '@frontend/shared/data/session';
import { hasWorker } from '@frontend/shared/lib/device/has-worker';
import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { keepSheets } from './keep-sheets';
import { keptStore } from './kept-store';

/** Pause between two requests, ms. */
const PAUSE_MS = 400;
/** After the start of the page, ms. */
const FIRST_MS = 3000;
/** Least time between two runs, ms: changes come in groups. */
const APART_MS = 20_000;
/** A run without a notice: tasks become due as time passes. */
const EVERY_MS = minutesToMilliseconds(5);

class Ended extends Error {}

export interface SheetKeeping {
  /** A change was announced; no cars: any. */
  readonly changed: (carIds: readonly number[]) => void;
  readonly stop: () => void;
}

/** Keeps what the due sheets need on the device, in one tab at a time, until it is stopped. */
export function startKeepingSheets(client: ApolloClient, session: Session): SheetKeeping {
  const userId = session.user.id;
  const changes = new Map<number, number>();
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Another user has signed in on this device, or the user has signed out.
  const mayKeep = () => !isStopped && isKeepingAllowed() && lastUser() === userId;

  const pause = async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!mayKeep()) throw new Ended();
  };

  const run = async () => {
    if (!mayKeep() || document.hidden || !navigator.onLine || !(await hasWorker())) return;
    writeStored(OFFLINE_SHEETS, `${userId} ${Date.now()}`);
    const store = keptStore();
    const changedAtMs = (carId: number) => changes.get(carId) ?? 0;
    await keepSheets({ client, session, store, changedAtMs, pause });
  };

  const runAlone = async () => {
    isRunning = true;
    isWanted = false;
    // Undefined over plain HTTP.
    const locks: LockManager | undefined = navigator.locks;
    try {
      if (!locks) await run();
      else await locks.request(OFFLINE_SHEETS, { ifAvailable: true }, (lock) => lock && run());
    } catch (error) {
      if (!(error instanceof Ended)) console.warn('The sheets could not be kept', error);
    } finally {
      isRunning = false;
    }
    // Signed out meanwhile: what was written after the removal is removed.
    if (readStored(OFFLINE_SHEETS) === null) dropSheets();
    after(isWanted ? APART_MS : EVERY_MS);
  };

  const after = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void runAlone(), ms);
  };
  const soon = () => {
    isWanted = true;
    if (!isRunning) after(APART_MS);
  };

  after(FIRST_MS);
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
  return {
    changed(carIds) {
      const atMs = Date.now();
      for (const id of carIds) changes.set(id, atMs);
      if (isLiveNow()) soon();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', soon);
      document.removeEventListener('visibilitychange', soon);
    },
  };
}
