import { chanceFrom } from '@backend/samples/random';
import { readMovements, type WireRegister } from '@backend/testing/data/till-movements';
import { addDays, type Day } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import { today } from '../support/board/board-facts';
import type { Call } from './support/calls';
import { ENGINES } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, LONG_TEST_MS } from './support/length';
import { openCashiers } from './support/tills/cashiers';
import { demandMonth, registerOf } from './support/tills/demand-month';
import { demandOnce } from './support/tills/demand-once';
import { LOGINS, openOn, restart, type Server, startServers } from './support/tills/servers';
import { TillWriter } from './support/tills/till-writer';

const DAYS = 30;
/** Days with work and a kill. */
const WORKED = byLength(6, 30);
/** Requests of a day before and after the kill. */
const BEFORE = byLength(40, 200);
const AFTER = byLength(15, 100);
const WRITERS = 4;

/** Writes through the day while one server is killed and started again. */
async function workDay(servers: readonly Server[], writers: readonly TillWriter[], killed: Server) {
  const count = () => writers.reduce((sum, { sent }) => sum + sent.size, 0);
  const enough = count() + BEFORE;
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.writeOn(() => isOver)));
  const untilSent = (target: number) =>
    Promise.race([
      writing,
      expect.poll(count, { timeout: 60_000, interval: 2 }).toBeGreaterThan(target),
    ]);
  await untilSent(enough);
  await killed.product.halt('SIGKILL');
  killed.isUp = false;
  if (servers.length > 1) await untilSent(enough + AFTER);
  isOver = true;
  await writing;
  await restart(killed);
}

test.each(ENGINES)(
  'a month of tills under kills adds up to its rows, and its past never changes (%s)',
  async (engine) => {
    const { servers, readRows } = await startServers(engine);
    const first = addDays(today(), 1);
    await openOn(first, servers);
    const call: Call = (...request) => {
      const [server] = servers;
      if (!server) throw new Error('no server');
      return server.calls.admin(...request);
    };
    const cashiers = await openCashiers(servers);
    const writers = Array.from({ length: WRITERS }, (_, number) => {
      const at = number % LOGINS.length;
      const [cashier, other] = at === 0 ? cashiers : [cashiers[1], cashiers[0]];
      const login = LOGINS[at] ?? 'admin';
      return new TillWriter({ number, login, cashier, other, servers }, chanceFrom(number + 1));
    });
    const noted = new Map<Day, WireRegister>();
    let unheard = 0;
    for (let worked = 0; worked < WORKED; worked += 1) {
      const day = addDays(first, Math.floor((worked * DAYS) / WORKED));
      if (worked > 0) await openOn(day, servers);
      const killed = servers[worked % servers.length];
      if (!killed) throw new Error('no server');
      await workDay(servers, writers, killed);
      unheard += await demandOnce(readRows, writers);
      await Promise.all(writers.map((writer) => writer.repeat()));
      expect(await demandOnce(readRows, writers)).toBe(0);
      noted.set(day, await registerOf(call, day, day));
    }

    const days = Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead));
    await demandMonth(call, await readMovements(readRows), { days, noted });
    const sent = writers.flatMap((writer) => [...writer.sent.values()]);
    const recorded = sent.filter(({ outcome }) => outcome === 'recorded');
    expect(new Set(recorded.map(({ step }) => step.kind)).size).toBe(11);
    record({
      fault: `kill −9 × ${WORKED} of ${servers.length} servers in a month of tills`,
      engine,
      measured: `${recorded.length} documents (${sent.length - recorded.length} refused, ${unheard} saved unheard): every till and method to the kopeck, ${DAYS} days add up, ${noted.size} past days unchanged`,
    });
  },
  LONG_TEST_MS,
);
