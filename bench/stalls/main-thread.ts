/**
 * Loaded into a server under measurement (`node --import`): the work of its main thread as
 * processor time, independent of other processes. Answers each message of its parent and resets.
 */
export interface MainThread {
  /** Milliseconds of processor time. */
  readonly workMs: number;
  /** The longest work between two timers, without other responses meanwhile. Milliseconds. */
  readonly longestMs: number;
}

const EVERY_MS = 2;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let since = processorTime();
let last = since;
let longest = 0;

function note(): void {
  const now = processorTime();
  longest = Math.max(longest, now - last);
  last = now;
}

setInterval(note, EVERY_MS).unref();
process.on('message', () => {
  note();
  process.send?.({ workMs: last - since, longestMs: longest } satisfies MainThread);
  since = last;
  longest = 0;
});
process.channel?.unref();
