import type { Browser } from 'playwright-core';
import type { Round, StepCosts } from '../ratios.ts';
import { BARE, type Board, EMPTY, OURS } from './boards.ts';
import { heapMb, nodeCount } from './browser-metrics.ts';
import { demandClickResponse } from './click.ts';
import type { GestureFrames } from './frames.ts';
import { closeContext, type OpenBoard, openBoard, type Setting } from './open-board.ts';
import { pictureDifference } from './picture-difference.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';
import { type Figures, medianOfKnown, type Outcome, type Result } from './verdicts.ts';

/** Time limit of one board in a round, ms. */
const ROUND_MS = 45_000;

/** The measurements of one board at one setting. */
interface BoardRun {
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
  /** The largest difference of a colour channel between our board and the bare canvas. */
  pictureDifference: number;
}

/** Excludes a board that is too slow or crashes; other errors are thrown. */
async function attempt<T>(run: BoardRun, job: () => Promise<T>): Promise<T | null> {
  if (run.failed !== null) return null;
  try {
    return await job();
  } catch (error) {
    const crashed = run.open?.faults.some((fault) => fault.endsWith('crashed')) ?? false;
    if (!(error instanceof TimeLimitError) && !crashed) throw error;
    run.failed = crashed ? 'the page crashed' : (error as TimeLimitError).message;
    if (run.open) await closeContext(run.open.context);
    return null;
  }
}

async function openAndWarmUp(browser: Browser, url: string, setting: Setting, run: BoardRun) {
  await attempt(run, async () => {
    run.open = await openBoard(browser, url, run.board, setting);
    const { probe } = run.open;
    await probe.page.bringToFront();
    run.seen = await withTimeLimit(ROUND_MS, probe.warmUp(), 'to be moved once');
    run.nodes = await nodeCount(probe.page);
    run.heapMb = await heapMb(probe.cdp);
  });
}

/** The quick pan is horizontal in one round and vertical in the next. */
async function round(run: BoardRun, number: number): Promise<StepCosts | null> {
  return attempt(run, async () => {
    if (run.open === null) throw new Error(`${run.board.name} is not open.`);
    const { probe } = run.open;
    await probe.page.bringToFront();
    const part = async () => {
      const costs = await probe.steps();
      if (run.board === EMPTY) return costs;
      run.frames.push(await probe.flow(number % 2 === 1 ? 'horizontal' : 'vertical'));
      return costs;
    };
    return withTimeLimit(ROUND_MS, part(), 'for a round');
  });
}

/** Measured once: an idle second, and that clicks find events. */
async function finish(run: BoardRun): Promise<void> {
  await attempt(run, async () => {
    if (run.open === null || run.board === EMPTY) return;
    const { probe, faults } = run.open;
    await probe.page.bringToFront();
    run.idleFrames = await probe.idleFrames();
    if (run.board.clicks) {
      await withTimeLimit(
        ROUND_MS,
        demandClickResponse(probe.page, run.board.name),
        'to answer a click',
      );
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
}

function outcome(run: BoardRun): Outcome {
  if (run.failed !== null || run.open === null) return { failed: run.failed ?? 'not opened' };
  const figures: Figures = {
    paintMs: run.open.paintMs,
    heapMb: run.heapMb,
    nodes: run.nodes,
    idleFrames: run.idleFrames,
    latencyMs: medianOfKnown(run.frames.map((frames) => frames.latencyMs)),
    longestFrameMs: medianOfKnown(run.frames.map((frames) => frames.longestFrameMs)),
    longestTaskMs: Math.max(0, ...run.frames.map((frames) => frames.longestTaskMs)),
  };
  return { figures };
}

async function picture(runs: readonly BoardRun[]): Promise<number> {
  const of = (board: Board) => runs.find((run) => run.board === board);
  const [empty, bare, ours] = [of(EMPTY)?.open, of(BARE)?.seen, of(OURS)?.seen];
  if (!empty || !bare || !ours) return Number.NaN;
  return pictureDifference(empty.probe.page, bare, ours);
}

/** Measures the boards of one setting, `rounds` times in turn. `report` receives the progress. */
export async function compareBoards(
  browser: Browser,
  url: string,
  setting: Setting,
  boards: readonly Board[],
  rounds: number,
  report: (line: string) => void,
): Promise<Comparison> {
  const runs = boards.map(
    (board): BoardRun => ({
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
    for (const run of runs) {
      report(`opening ${run.board.name}`);
      await openAndWarmUp(browser, url, setting, run);
    }
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      const costs: Record<string, StepCosts> = {};
      for (const run of runs) {
        report(`round ${number} of ${rounds}: ${run.board.name}`);
        costs[run.board.name] = (await round(run, number)) ?? {};
      }
      measured.push(costs);
    }
    report('an idle second and a click on each');
    for (const run of runs) await finish(run);
    return {
      device: setting.device,
      cars: setting.cars,
      rounds: measured,
      outcomes: Object.fromEntries(runs.map((run) => [run.board.name, outcome(run)])),
      pictureDifference: await picture(runs),
    };
  } finally {
    for (const run of runs)
      if (run.open && run.failed === null) await closeContext(run.open.context);
  }
}
