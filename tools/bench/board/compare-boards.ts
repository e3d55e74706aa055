import type { Browser } from 'playwright-core';
import type { Round, StepCosts } from '../ratios.ts';
import { BARE, type Board, EMPTY, OURS } from './boards.ts';
import { heapMb, nodeCount } from './browser-metrics.ts';
import { mustAnswerClicks } from './click.ts';
import type { GestureFrames } from './frames.ts';
import { letGo, type OpenBoard, openBoard, type Setting } from './open-board.ts';
import { pictureDifference } from './picture-difference.ts';
import { TooSlow, within } from './time-limit.ts';
import { type Figures, medianTold, type Outcome, type Result } from './verdicts.ts';

/** One board may take this long for its part of a round, ms. */
const ROUND_MS = 45_000;

/** What is known of one board while its setting is measured. */
interface Contestant {
  board: Board;
  open: OpenBoard | null;
  failed: string | null;
  seen: Buffer | null;
  frames: GestureFrames[];
  idleFrames: number;
  heapMb: number;
  nodes: number;
}

export interface Comparison extends Result {
  /** The greatest difference of a colour channel between our board and the bare canvas. */
  pictureDifference: number;
}

/** A peer that is too slow, or dies, drops out and the others go on; a page of ours may not. */
async function attempt<T>(it: Contestant, job: () => Promise<T>): Promise<T | null> {
  if (it.failed !== null) return null;
  try {
    return await job();
  } catch (error) {
    const crashed = it.open?.faults.some((fault) => fault.endsWith('crashed')) ?? false;
    if (!(error instanceof TooSlow) && !crashed) throw error;
    it.failed = crashed ? 'the page crashed' : (error as TooSlow).message;
    if (it.open) await letGo(it.open.context);
    return null;
  }
}

async function enter(browser: Browser, url: string, setting: Setting, it: Contestant) {
  await attempt(it, async () => {
    it.open = await openBoard(browser, url, it.board, setting);
    const { probe } = it.open;
    await probe.page.bringToFront();
    it.seen = await within(ROUND_MS, probe.warmUp(), 'to be moved once');
    it.nodes = await nodeCount(probe.page);
    it.heapMb = await heapMb(probe.cdp);
  });
}

/** The quick pan goes sideways in one round and up and down in the next. */
async function round(it: Contestant, number: number): Promise<StepCosts | null> {
  return attempt(it, async () => {
    if (it.open === null) throw new Error(`${it.board.name} is not open.`);
    const { probe } = it.open;
    await probe.page.bringToFront();
    const part = async () => {
      const costs = await probe.steps();
      if (it.board === EMPTY) return costs;
      it.frames.push(await probe.flow(number % 2 === 1 ? 'horizontal' : 'vertical'));
      return costs;
    };
    return within(ROUND_MS, part(), 'for a round');
  });
}

/** What only needs to be looked at once: an idle second, and that clicks find events. */
async function leave(it: Contestant): Promise<void> {
  await attempt(it, async () => {
    if (it.open === null || it.board === EMPTY) return;
    const { probe, faults } = it.open;
    await probe.page.bringToFront();
    it.idleFrames = await probe.idleFrames();
    if (it.board.clicks) {
      await within(ROUND_MS, mustAnswerClicks(probe.page, it.board.name), 'to answer a click');
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}

function outcome(it: Contestant): Outcome {
  if (it.failed !== null || it.open === null) return { failed: it.failed ?? 'not opened' };
  const figures: Figures = {
    paintMs: it.open.paintMs,
    heapMb: it.heapMb,
    nodes: it.nodes,
    idleFrames: it.idleFrames,
    latencyMs: medianTold(it.frames.map((frames) => frames.latencyMs)),
    longestFrameMs: medianTold(it.frames.map((frames) => frames.longestFrameMs)),
    longestTaskMs: Math.max(0, ...it.frames.map((frames) => frames.longestTaskMs)),
  };
  return { figures };
}

async function picture(contestants: readonly Contestant[]): Promise<number> {
  const of = (board: Board) => contestants.find((it) => it.board === board);
  const [empty, bare, ours] = [of(EMPTY)?.open, of(BARE)?.seen, of(OURS)?.seen];
  if (!empty || !bare || !ours) return Number.NaN;
  return pictureDifference(empty.probe.page, bare, ours);
}

/** Measures the boards of one setting, `rounds` times in turn. `tell` hears what is going on. */
export async function compareBoards(
  browser: Browser,
  url: string,
  setting: Setting,
  boards: readonly Board[],
  rounds: number,
  tell: (line: string) => void,
): Promise<Comparison> {
  const contestants = boards.map(
    (board): Contestant => ({
      board,
      open: null,
      failed: null,
      seen: null,
      frames: [],
      idleFrames: 0,
      heapMb: 0,
      nodes: 0,
    }),
  );
  try {
    for (const it of contestants) {
      tell(`opening ${it.board.name}`);
      await enter(browser, url, setting, it);
    }
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      const costs: Record<string, StepCosts> = {};
      for (const it of contestants) {
        tell(`round ${number} of ${rounds}: ${it.board.name}`);
        costs[it.board.name] = (await round(it, number)) ?? {};
      }
      measured.push(costs);
    }
    tell('an idle second and a click on each');
    for (const it of contestants) await leave(it);
    return {
      device: setting.device,
      cars: setting.cars,
      rounds: measured,
      outcomes: Object.fromEntries(contestants.map((it) => [it.board.name, outcome(it)])),
      pictureDifference: await picture(contestants),
    };
  } finally {
    for (const it of contestants) if (it.open && it.failed === null) await letGo(it.open.context);
  }
}
