import { median } from '../bench/ratios.ts';
import { CALLS, onePlace } from '../bench/scaling/calls.ts';
import { type Held, holdLoad, sendAtOnce } from '../bench/scaling/hold-load.ts';
import { type Setup, withSetups } from '../bench/scaling/setups.ts';
import { signIn } from '../bench/sign-in.ts';
import { buildIfNeeded } from '../build/build.ts';
import { runTask } from '../root.ts';

const CARS = 200;
const ROUNDS = 3;
const EACH_MS = 1500;
/** Clients tried one after another, while the answers stay quick. */
const CLIENTS = [1, 2, 4, 8, 16, 32];
/** A longer p99 is too slow for a person at a board. Milliseconds. */
const QUICK_MS = 300;
const CROWD = 400;

/** The most requests a second whose p99 stays quick; without one, those of a single client. */
async function capacity({ urls }: Setup, call: string, cookie: string): Promise<Held> {
  const shots = CALLS[call]?.(urls, cookie) ?? [];
  let best: Held | null = null;
  for (const clients of CLIENTS) {
    const held = await holdLoad(shots, clients, EACH_MS);
    if (best && held.p99 > QUICK_MS) return best;
    if (!best || held.perSecond > best.perSecond) best = held;
  }
  return best as Held;
}

const whole = (values: number[]) => median(values).toFixed(0);

function line(name: string, held: readonly Held[]): string {
  const statuses: Record<string, number> = {};
  for (const one of held) {
    for (const [status, count] of Object.entries(one.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  return [
    name.padEnd(26),
    whole(held.map(({ perSecond }) => perSecond)).padStart(10),
    whole(held.map(({ middle }) => middle)).padStart(9),
    whole(held.map(({ p99 }) => p99)).padStart(8),
    whole(held.map(({ longest }) => longest)).padStart(9),
    `  ${Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)}`,
  ].join('');
}

/**
 * npm run bench:load: requests a second while answers stay quick, and a crowd for one place, on each
 * engine, with one server and two. A word after it takes the calls whose names carry it.
 */
await runTask(async () => {
  await buildIfNeeded(['server']);
  return withSetups(CARS, async (setups) => {
    const cookies = new Map<Setup, string>();
    for (const setup of setups) cookies.set(setup, await signIn(setup.urls[0] ?? ''));
    const wanted = process.argv[2] ?? '';
    console.log(`${CARS} cars; medians of ${ROUNDS} rounds, the servers measured in turn.`);
    console.log('call, engine, servers     per second  median     p99  longest  statuses');
    const runs: [string, (setup: Setup, cookie: string, round: number) => Promise<Held>][] = [
      ...Object.keys(CALLS).map(
        (call) =>
          [call, (setup: Setup, cookie: string) => capacity(setup, call, cookie)] as [
            string,
            (setup: Setup, cookie: string) => Promise<Held>,
          ],
      ),
      ['crowd', ({ urls }, cookie, round) => sendAtOnce(onePlace(3 * round)(urls, cookie), CROWD)],
    ];
    let number = 0;
    for (const [call, run] of runs.filter(([name]) => name.includes(wanted))) {
      const held = new Map<Setup, Held[]>(setups.map((setup) => [setup, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const setup of setups) {
          number += 1;
          held.get(setup)?.push(await run(setup, cookies.get(setup) ?? '', number));
        }
      }
      for (const [setup, rounds] of held) console.log(line(`${call}, ${setup.name}`, rounds));
    }
    return 0;
  });
});
