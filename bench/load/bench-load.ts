import { buildIfNeeded } from '../../tools/build/build.ts';
import { median } from '../ratios.ts';
import { signIn } from '../sign-in.ts';
import { CALLS, onePlace } from './calls.ts';
import { type Held, holdLoad, sendAtOnce } from './hold-load.ts';
import { processorMs } from './processor-time.ts';
import { type Setup, withSetups } from './setups.ts';

const CARS = 200;
const ROUNDS = 3;
const EACH_MS = 1500;
/** Numbers of clients, tried in ascending order while responses are quick. */
const CLIENTS = [1, 2, 4, 8, 16, 32];
/** Limit of p99 for interactive use. Milliseconds. */
const QUICK_MS = 300;
const CROWD = 400;

type Run = (setup: Setup, cookie: string, number: number) => Promise<Held>;

/** The most requests a second with a p99 within the limit; else those of a single client. */
const capacity =
  (call: string): Run =>
  async ({ urls }, cookie) => {
    const shots = CALLS[call]?.(urls, cookie) ?? [];
    let best: Held | undefined;
    let sent = 0;
    for (const clients of CLIENTS) {
      const held = await holdLoad(shots, clients, EACH_MS);
      sent += held.sent;
      if (best && held.p99 > QUICK_MS) break;
      if (!best || held.perSecond > best.perSecond) best = held;
    }
    return { ...(best as Held), sent };
  };

/** Concurrent requests for one slot, of which one succeeds. Each round has its own slot. */
const crowd: Run = ({ urls }, cookie, number) =>
  sendAtOnce(onePlace(3 * number)(urls, cookie), CROWD);

const RUNS = new Map<string, Run>([
  ...Object.keys(CALLS).map((call) => [call, capacity(call)] as const),
  ['crowd', crowd],
]);

/** A run with the processor time of the servers and of PostgreSQL per response, ms. */
interface Outcome extends Held {
  serverMs: number;
  databaseMs: number;
}

async function measured(setup: Setup, run: () => Promise<Held>): Promise<Outcome> {
  const servers = () => setup.servers.reduce((sum, pid) => sum + processorMs(pid), 0);
  const database = () => (setup.database === null ? 0 : processorMs(setup.database));
  const [serversBefore, databaseBefore] = [servers(), database()];
  const held = await run();
  return {
    ...held,
    serverMs: (servers() - serversBefore) / held.sent,
    databaseMs: (database() - databaseBefore) / held.sent,
  };
}

function line(name: string, rounds: readonly Outcome[]): string {
  const statuses: Record<string, number> = {};
  for (const [status, count] of rounds.flatMap((one) => Object.entries(one.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  const of = (pick: (one: Outcome) => number, digits = 0) =>
    median(rounds.map(pick)).toFixed(digits).padStart(9);
  return [
    name.padEnd(24),
    of(({ perSecond }) => perSecond),
    of(({ middle }) => middle),
    of(({ p99 }) => p99),
    of(({ longest }) => longest),
    of(({ serverMs }) => serverMs, 1),
    of(({ databaseMs }) => databaseMs, 1),
    `   ${Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)}`,
  ].join('');
}

/**
 * npm run bench -- load: requests a second while responses are quick, and concurrent requests for
 * one slot, on each engine, with one server and two; and the processor time of a response, which
 * other load on the machine changes least. A word after it selects calls by part of their names, a
 * number after that is the count of rounds.
 */
export async function run(args: string[]): Promise<number> {
  await buildIfNeeded(['server']);
  const [wanted = '', rounds = ROUNDS] = args;
  return withSetups(CARS, async (setups) => {
    const cookies = new Map<Setup, string>();
    for (const setup of setups) cookies.set(setup, await signIn(setup.urls[0] ?? ''));
    console.log(`${CARS} cars; medians of ${rounds} rounds, the servers measured in turn; ms.`);
    console.log(
      'call, engine, servers   per sec.   median      p99  longest   server database   statuses',
    );
    let number = 0;
    for (const [call, run] of RUNS) {
      if (!call.includes(wanted)) continue;
      const outcomes = new Map<Setup, Outcome[]>(setups.map((setup) => [setup, []]));
      for (let round = 0; round < Number(rounds); round += 1) {
        for (const setup of setups) {
          number += 1;
          const cookie = cookies.get(setup) ?? '';
          outcomes.get(setup)?.push(await measured(setup, () => run(setup, cookie, number)));
        }
      }
      for (const [setup, all] of outcomes) console.log(line(`${call}, ${setup.name}`, all));
    }
    return 0;
  });
}
