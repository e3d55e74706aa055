import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of Linux (sysconf _SC_CLK_TCK). */
const TICK_MS = 10;

interface Times {
  parent: number;
  ownMs: number;
  /** Time of its ended children. */
  endedMs: number;
}

/** Reads proc_pid_stat(5); null: the process has ended, or this is not Linux. */
function timesOf(pid: number): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (number: number) => fields[number - 3] ?? 0;
    return {
      parent: at(4),
      ownMs: (at(14) + at(15)) * TICK_MS,
      endedMs: (at(16) + at(17)) * TICK_MS,
    };
  } catch {
    return null;
  }
}

function running(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Processor time of a process and its children until now; NaN outside Linux. */
export function processorMs(pid: number): number {
  const itself = timesOf(pid);
  if (!itself) return Number.NaN;
  const children = running().flatMap((one) => {
    const times = timesOf(one);
    return times?.parent === pid ? [times.ownMs] : [];
  });
  return itself.ownMs + itself.endedMs + children.reduce((sum, ms) => sum + ms, 0);
}
