import { appendFileSync } from 'node:fs';
import type { Engine } from './faulted-product';

/** A line of the table of faults. */
interface Figure {
  readonly fault: string;
  readonly engine: Engine;
  readonly measured: string;
}

/** Adds a line to the table that `npm run test:faults` prints. */
export function record(figure: Figure): void {
  const file = process.env.FAULTS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
