import { runTask, TaskError } from '../tools/root.ts';

interface Benchmark {
  /** The decision or the documented figures that only this benchmark guards. */
  readonly guards: string;
  /** `run` receives the options of the command line and returns the exit code. */
  load(): Promise<{ run(args: string[]): Promise<number> }>;
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  board: {
    guards:
      'the board beside bare canvas pages and the boards of others: docs/measurements/board.md',
    load: () => import('./board/bench-board.ts'),
  },
  live: {
    guards: 'frames of a board of 5,000 cars while bookings change: docs/measurements/board.md',
    load: () => import('./board/live/bench-live.ts'),
  },
  load: {
    guards:
      'requests a second and what an answer costs, one server and two: docs/measurements/scaling.md',
    load: () => import('./load/bench-load.ts'),
  },
  stalls: {
    guards: 'what others wait beside long reads: docs/adr/0015, docs/measurements/scaling.md',
    load: () => import('./stalls/bench-stalls.ts'),
  },
  hostile: {
    guards:
      'what others wait beside hostile documents of one account: docs/adr/0015, docs/measurements/scaling.md',
    load: () => import('./stalls/bench-hostile.ts'),
  },
  api: {
    guards: 'what prepared statements leave of a write beside bare SQL and JSON: docs/adr/0010',
    load: () => import('./api/bench-api.ts'),
  },
  web: {
    guards:
      'Lighthouse and times of opening the pages on a slow network: docs/measurements/loading.md',
    load: () => import('./web/bench-web.ts'),
  },
  jobs: {
    guards: 'taps, keys and seconds of the jobs of a day: docs/measurements/jobs.md',
    load: () => import('./jobs/bench-jobs.ts'),
  },
  tills: {
    guards:
      'registers and payouts over a year of 300 movements a day, and what others wait beside them: docs/measurements/scaling.md',
    load: () => import('./tills/bench-tills.ts'),
  },
  backup: {
    guards:
      'what a copy and its restore cost, and the board beside it: docs/measurements/backup.md',
    load: () => import('./backup/bench-backup.ts'),
  },
};

/**
 * npm run bench -- NAME [options]: one benchmark; without a name, the list with what each guards.
 */
await runTask(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    for (const [each, { guards }] of Object.entries(BENCHMARKS)) {
      console.log(`${each.padEnd(10)}${guards}`);
    }
    return 0;
  }
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    throw new TaskError(`There is no benchmark "${name}": npm run bench lists them.`);
  }
  const { run } = await benchmark.load();
  return run(args);
});
