import { fork } from 'node:child_process';
import { COPY_STEPS, type CopyStep } from '@schema/constants';

/** Maximum length of the stderr text in an error. Characters. */
const SAID = 4000;

const isStep = (message: unknown): message is CopyStep =>
  (COPY_STEPS as readonly unknown[]).includes(message);

/**
 * Makes a copy in a separate process, so that requests do not wait for it. Rejects with the text of
 * the process; `signal` ends it.
 */
export function copyByProcess(
  entry: string,
  path: string,
  { signal, onStep }: { readonly signal: AbortSignal; onStep(step: CopyStep): void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, [path], { signal, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-SAID);
    });
    child.on('message', (message) => {
      if (isStep(message)) onStep(message);
    });
    child.once('error', reject);
    child.once('close', (code, by) => {
      if (code === 0) resolve();
      else reject(new Error(said.trim() || `the copying process ended: ${code ?? by}`));
    });
  });
}
