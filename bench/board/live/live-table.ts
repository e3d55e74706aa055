import type { FrameWork } from './main-thread-frames.ts';

/** A longer frame is a visible stop, ms of processor time. */
export const LONG_MS = 25;
const NAMED = 5;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of the table: a page's frames. */
export function framesLine(name: string, frames: readonly FrameWork[]): string {
  const sorted = frames.map(({ ms }) => ms).sort((a, b) => a - b);
  const long = sorted.filter((ms) => ms > LONG_MS).length;
  const task = Math.max(0, ...frames.map(({ longestTaskMs }) => longestTaskMs));
  return [
    name.padEnd(14),
    String(frames.length).padStart(8),
    ...[at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1), task].map((ms) =>
      ms.toFixed(1).padStart(9),
    ),
    String(long).padStart(8),
  ].join('');
}

export const HEAD = `page            frames      p50      p95      p99  longest     task  > ${LONG_MS}`;

/** The longest tasks of the longest frames. */
export function longestTasks(frames: readonly FrameWork[]): string[] {
  return frames
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, NAMED)
    .map(({ ms, longestTaskMs, parts }) => {
      const named = parts.map((part) => `${part.name} ${part.ms.toFixed(1)}`).join(', ');
      return `  ${ms.toFixed(1)} (task ${longestTaskMs.toFixed(1)}): ${named}`;
    });
}
