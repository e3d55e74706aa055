import { expect, it } from 'vitest';
import type { TraceEvent } from '../frames';
import { framesLine, longestTasks } from './live-table';
import { mainThreadFrames } from './main-thread-frames';

const PAGE = 7;
const MAIN = 70;

/** Processor time is half of the wall time, as on a shared machine. */
const work = (
  name: string,
  at: number,
  ms: number,
  more: Partial<TraceEvent> = {},
): TraceEvent => ({
  name,
  ph: 'X',
  pid: PAGE,
  tid: MAIN,
  ts: at * 1000,
  dur: ms * 2000,
  tdur: ms * 1000,
  ...more,
});

const EVENTS: readonly TraceEvent[] = [
  work('thread_name', 0, 0, { ph: 'M', args: { name: 'CrRendererMain' } }),
  work('RunTask', 10, 5),
  work('FireAnimationFrame', 12, 2),
  work('RunTask', 30, 3),
  work('RunTask', 40, 40),
  work('FunctionCall', 41, 30, {
    args: { data: { functionName: 'merge', url: '/assets/board.js' } },
  }),
  work('MinorGC', 42, 10),
  work('RunTask', 130, 4),
  work('FireAnimationFrame', 131, 3),
  work('FireAnimationFrame', 133, 1),
  work('RunTask', 200, 50, { tid: 71 }),
];

it('a frame has the tasks since the previous frame, as processor time', () => {
  const frames = mainThreadFrames(EVENTS, PAGE);
  expect(frames.map(({ ms, longestTaskMs }) => [ms, longestTaskMs])).toEqual([
    [5, 5],
    [47, 40],
  ]);
});

it('a long task is named by its parts, each without the parts inside it', () => {
  expect(mainThreadFrames(EVENTS, PAGE)[1]?.parts).toEqual([
    { name: 'FunctionCall merge board.js', ms: 20 },
    { name: 'RunTask', ms: 10 },
    { name: 'MinorGC', ms: 10 },
  ]);
});

it('the table counts frames over 25 ms and names the longest', () => {
  const frames = mainThreadFrames(EVENTS, PAGE);
  expect(framesLine('our board', frames).split(/\s{2,}/)).toEqual([
    'our board',
    '2',
    '47.0',
    '47.0',
    '47.0',
    '47.0',
    '40.0',
    '1',
  ]);
  expect(longestTasks(frames)[0]).toContain('47.0 (task 40.0): FunctionCall merge board.js 20.0');
});
