/** The fields of a browser's trace that are used; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  id2?: { local?: string };
  dur?: number;
  /** CPU time of the thread, µs. */
  tdur?: number;
  args?: {
    name?: string;
    event_latency?: { event_type?: string; display_trace_id?: number };
    /** Name of the function or script. */
    data?: { functionName?: string; url?: string; type?: string };
  };
}

/** The frames of a gesture on a page. */
export interface GestureFrames {
  /**
   * Median time from the delivery of an input to the page to its frame on the screen, ms. Null when
   * no input led to a frame.
   */
  latencyMs: number | null;
  /** The longest time between two frames during the gesture, ms. Null when fewer than two were drawn. */
  longestFrameMs: number | null;
  /**
   * CPU of the longest task of the page's main thread, ms, including the time after the gesture.
   */
  longestTaskMs: number;
}

/** The required categories of the trace. */
export const TRACE_CATEGORIES = [
  'cc',
  'benchmark',
  'input',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

const MOVES = new Set([
  'MOUSE_WHEEL',
  'GESTURE_SCROLL_UPDATE',
  'TOUCH_MOVED',
  'GESTURE_PINCH_UPDATE',
]);

/**
 * The stage in which the page receives the input: its main thread, or the compositor that scrolls
 * it.
 */
const HANDED_OVER = ['RendererMainProcessing', 'RendererCompositorProcessing'] as const;

const inputId = (event: TraceEvent) => `${event.pid} ${event.id2?.local}`;

function isMove(event: TraceEvent): boolean {
  return event.name === 'EventLatency' && MOVES.has(event.args?.event_latency?.event_type ?? '');
}

/** The process of the page with the most inputs, or null without inputs. */
export function inputProcess(events: readonly TraceEvent[]): number | null {
  const counts = new Map<number, number>();
  for (const event of events) {
    if (event.ph === 'b' && isMove(event)) counts.set(event.pid, (counts.get(event.pid) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function framesOf(events: readonly TraceEvent[], pid: number): number[] {
  return events
    .filter((event) => event.name === 'DrawFrame' && event.pid === pid)
    .map((event) => event.ts)
    .sort((a, b) => a - b);
}

function latencies(events: readonly TraceEvent[], pid: number): number[] {
  const handed = new Map<string, Map<string, number>>();
  const shown = new Set<string>();
  const answers: number[] = [];
  const ofInput = events
    .filter((event) => event.pid === pid && event.id2?.local !== undefined)
    .sort((a, b) => a.ts - b.ts);
  for (const event of ofInput) {
    const id = inputId(event);
    if (event.ph === 'b' && event.name === 'EventLatency') {
      handed.set(id, new Map());
      // Inputs that were merged into another one, or moved nothing, never reach the display.
      if (isMove(event) && event.args?.event_latency?.display_trace_id !== undefined) shown.add(id);
      else shown.delete(id);
    } else if (event.ph === 'b') handed.get(id)?.set(event.name, event.ts);
    else if (event.ph === 'e' && event.name === 'EventLatency' && shown.delete(id)) {
      const stages = handed.get(id);
      const at = HANDED_OVER.map((stage) => stages?.get(stage)).find((ts) => ts !== undefined);
      if (at !== undefined) answers.push((event.ts - at) / 1000);
    }
  }
  return answers;
}

function middle(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}

function longestGap(frames: readonly number[], from: number, to: number): number | null {
  const inside = frames.filter((ts) => ts >= from && ts <= to);
  const gaps = inside.slice(1).map((ts, index) => (ts - (inside[index] ?? ts)) / 1000);
  return gaps.length === 0 ? null : Math.max(...gaps);
}

/** Reads the trace of one gesture on the page of process `pid`. */
export function readGesture(events: readonly TraceEvent[], pid: number): GestureFrames {
  const moves = events.filter((event) => event.pid === pid && event.ph === 'b' && isMove(event));
  const at = moves.map((event) => event.ts);
  const main = events.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.pid === pid && event.tid === main?.tid,
  );
  return {
    latencyMs: middle(latencies(events, pid)),
    longestFrameMs: longestGap(framesOf(events, pid), Math.min(...at), Math.max(...at)),
    longestTaskMs: Math.max(0, ...tasks.map((task) => task.tdur ?? task.dur ?? 0)) / 1000,
  };
}

/** Number of frames drawn by the page of process `pid`. */
export function countFrames(events: readonly TraceEvent[], pid: number): number {
  return framesOf(events, pid).length;
}
