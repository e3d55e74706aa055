import { parseArgs } from 'node:util';
import { TaskError } from '../../tools/root.ts';

/** The scope of a run of the benchmark. */
export interface BenchOptions {
  rounds: number;
  sizes: number[];
  devices: string[];
  /** Peers, by parts of their names; null for all. */
  boards: string[] | null;
}

function positive(text: string, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new TaskError(`--${name} takes whole numbers above zero, not "${text}".`);
}

/**
 * Reads `--rounds=3 --sizes=100,1000,5000 --devices=desktop,tablet --boards=vis,glide`; the
 * defaults are those, and all peers. `--boards=` alone leaves the peers out. Throws `TaskError`.
 */
export function benchOptions(args: string[]): BenchOptions {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: { rounds: text, sizes: text, devices: text, boards: text },
    });
    const list = (value: string) => value.split(',').filter(Boolean);
    return {
      rounds: positive(values.rounds ?? '3', 'rounds'),
      sizes: list(values.sizes ?? '100,1000,5000')
        .map((size) => positive(size, 'sizes'))
        .sort((a, b) => a - b),
      devices: list(values.devices ?? 'desktop,tablet'),
      boards: values.boards === undefined ? null : list(values.boards.toLowerCase()),
    };
  } catch (error) {
    throw error instanceof TaskError ? error : new TaskError((error as Error).message);
  }
}
