import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout that contains this file. */
export const ROOT = resolve(import.meta.dirname, '..');

/** A path inside the checkout. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** A failure that a person can act on: its message is printed alone, without a stack. */
export class TaskError extends Error {}

/** Refuses with one clear sentence when a file that a task needs is not there. */
export function demandFile(path: string, why: string): void {
  if (!existsSync(inRoot(path))) throw new TaskError(`${path} is missing: ${why}.`);
}

/** Runs a task to its end and turns its outcome into the exit code of this process. */
export async function runTask(task: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await task();
  } catch (error) {
    console.error(error instanceof TaskError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
