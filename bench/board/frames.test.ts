import { describe, expect, it } from 'vitest';
import { countFrames, inputProcess, readGesture, type TraceEvent } from './frames';

const PAGE = 7;
const MAIN = 70;

const event = (name: string, ph: string, ms: number, more: Partial<TraceEvent> = {}) => ({
  name,
  ph,
  ts: ms * 1000,
  pid: PAGE,
  tid: 1,
  ...more,
});

/** An input at `from` that reached the page 10 ms later and the screen at `shown`. */
function input(id: string, from: number, shown: number, type = 'MOUSE_WHEEL', stays = true) {
  const id2 = { local: id };
  const latency = { event_type: type, ...(stays && { display_trace_id: 1 }) };
  return [
    event('EventLatency', 'b', from, { id2, args: { event_latency: latency } }),
    event('RendererMainProcessing', 'b', from + 10, { id2 }),
    event('RendererMainProcessing', 'e', from + 11, { id2 }),
    event('EventLatency', 'e', shown, { id2 }),
  ];
}

const frame = (ms: number, pid = PAGE) => event('DrawFrame', 'I', ms, { pid });

describe('the frames of a gesture', () => {
  it('have a latency from the input of the page to its frame on the screen', () => {
    const trace = [...input('0x1', 0, 16), ...input('0x2', 20, 36), ...input('0x3', 40, 90)];
    expect(readGesture(trace, PAGE).latencyMs).toBe(6);
  });

  it('do not count inputs that never reached the screen, or other inputs', () => {
    const merged = input('0x1', 0, 1, 'MOUSE_WHEEL', false);
    const other = input('0x2', 0, 99, 'MOUSE_PRESSED');
    expect(readGesture([...merged, ...other], PAGE).latencyMs).toBeNull();
  });

  it('distinguish inputs with a reused number', () => {
    const trace = [...input('0x1', 0, 16), ...input('0x1', 100, 118)];
    expect(readGesture(trace, PAGE).latencyMs).toBe(6);
  });

  it('are as long as the longest time between two during the gesture', () => {
    const trace = [
      ...input('0x1', 0, 16),
      ...input('0x2', 100, 116),
      ...[1, 17, 52, 68, 99, 400].map((ms) => frame(ms)),
      frame(5, PAGE + 1),
    ];
    expect(readGesture(trace, PAGE).longestFrameMs).toBe(35);
  });

  it('give the longest task of the main thread, by its CPU', () => {
    const thread = { tid: MAIN };
    const trace = [
      ...input('0x1', 0, 16),
      event('thread_name', 'M', 0, { ...thread, args: { name: 'CrRendererMain' } }),
      event('RunTask', 'X', 1, { ...thread, dur: 40_000, tdur: 4000 }),
      event('RunTask', 'X', 9, { dur: 90_000, tdur: 90_000 }),
    ];
    expect(readGesture(trace, PAGE).longestTaskMs).toBe(4);
  });

  it('are those of the page that got the input', () => {
    const stranger = input('0x9', 0, 16).map((of) => ({ ...of, pid: 3 }));
    const trace = [...stranger, ...input('0x1', 0, 16), ...input('0x2', 20, 36)];
    expect(inputProcess(trace)).toBe(PAGE);
    expect(inputProcess([])).toBeNull();
    expect(countFrames([frame(1), frame(2), frame(3, 3)], PAGE)).toBe(2);
  });
});
