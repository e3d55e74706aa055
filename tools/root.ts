import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout that contains this file. */
export const ROOT = resolve(import.meta.dirname, '..');

/** A path inside the checkout. */
export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** A failure that the user can fix: its message is printed without a stack. */
export class TaskError extends Error {}

/** Throws `TaskError` with one sentence when a file needed by a task is missing. */
export function demandFile(path: string, why: string): void {
  if (!existsSync(inRoot(path))) throw new TaskError(`${path} is missing: ${why}.`);
}

/** Runs a task and sets the exit code of this process by its result. */
export async function runTask(task: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await task();
  } catch (error) {
    console.error(error instanceof TaskError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
