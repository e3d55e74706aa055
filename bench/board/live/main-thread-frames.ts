import type { TraceEvent } from '../frames.ts';

/** The parts of a task, the longest first. */
export interface TaskPart {
  readonly name: string;
  readonly ms: number;
}

/** The work of the main thread between two frames, as processor time. */
export interface FrameWork {
  readonly ms: number;
  readonly longestTaskMs: number;
  /** Parts of its longest task. */
  readonly parts: readonly TaskPart[];
}

/** Parts below this are not named, ms. */
const PART_MS = 2;
const MAX_PARTS = 6;

/** Processor time, µs; wall time where the browser does not count it. */
const cost = (event: TraceEvent) => event.tdur ?? event.dur ?? 0;
const endOf = (event: TraceEvent) => event.ts + (event.dur ?? 0);

/** The name of an event with the function or the script that ran. */
function nameOf({ name, args }: TraceEvent): string {
  const { functionName, url, type } = args?.data ?? {};
  const script = url?.split('/').at(-1);
  return [name, type, functionName, script].filter(Boolean).join(' ');
}

/** Self times of the nested events of a thread. */
function ownCosts(events: readonly TraceEvent[]): Map<string, number> {
  const costs = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, us: number) => costs.set(name, (costs.get(name) ?? 0) + us);
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1) as TraceEvent) <= event.ts) open.pop();
    const outer = open.at(-1);
    if (outer) add(nameOf(outer), -cost(event));
    add(nameOf(event), cost(event));
    open.push(event);
  }
  return costs;
}

function partsOf(task: TraceEvent, complete: readonly TraceEvent[]): TaskPart[] {
  const inside = complete.filter((event) => event.ts >= task.ts && event.ts < endOf(task));
  return [...ownCosts(inside)]
    .map(([name, us]) => ({ name, ms: us / 1000 }))
    .filter(({ ms }) => ms >= PART_MS)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MAX_PARTS);
}

/**
 * The frames of the page of process `pid`, each with the tasks of the main thread since the
 * previous.
 */
export function mainThreadFrames(events: readonly TraceEvent[], pid: number): FrameWork[] {
  const main = events.find(
    ({ name, pid: of, args }) =>
      of === pid && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const complete = events
    .filter((event) => event.pid === pid && event.tid === main?.tid && event.ph === 'X')
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const tasks = complete.filter(({ name }) => name === 'RunTask');
  const drawn = complete.filter(({ name }) => name === 'FireAnimationFrame');
  const frames: FrameWork[] = [];
  let [at, until] = [0, 0];
  for (const { ts } of drawn) {
    if (ts < until) continue;
    const since: TraceEvent[] = [];
    for (let task = tasks[at]; task && task.ts <= ts; task = tasks[at]) {
      since.push(task);
      at += 1;
    }
    const longest = since.toSorted((a, b) => cost(b) - cost(a))[0];
    if (!longest) continue;
    until = endOf(since.at(-1) as TraceEvent);
    frames.push({
      ms: since.reduce((sum, task) => sum + cost(task), 0) / 1000,
      longestTaskMs: cost(longest) / 1000,
      parts: cost(longest) > 10_000 ? partsOf(longest, complete) : [],
    });
  }
  return frames;
}
