import type { LinePhase } from '@frontend/shared/data/live-line';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LineKeeper, type Notice, type WireEvents } from './line-keeper';

/** One connection as the test sees it. */
interface Opened extends WireEvents {
  readonly since: string;
  probes: number;
  ended: boolean;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = (operation: string, number: number): Notice => ({
  topics: ['board'],
  carIds: [],
  operation,
  cursor: `run.${number}`,
});

function keepLine() {
  const wires: Opened[] = [];
  const phases: LinePhase[] = [];
  const heard: string[] = [];
  let lostAtMs = 0;
  const keeper = new LineKeeper(
    (since, events) => {
      const wire: Opened = { ...events, since, probes: 0, ended: false };
      wires.push(wire);
      return {
        probe: () => {
          wire.probes += 1;
        },
        end: () => {
          wire.ended = true;
        },
      };
    },
    {
      heard: ({ operation, cursor }, isFirst) =>
        heard.push(`${operation} ${cursor}${isFirst ? ' first' : ''}`),
      stands: (state) => {
        phases.push(state.phase);
        lostAtMs = state.lostAtMs;
      },
      unauthorized: () => heard.push('unauthorized'),
    },
    () => 0.5,
  );
  keeper.start();
  const last = () => {
    const wire = wires.at(-1);
    if (!wire) throw new Error('No wire was opened');
    return wire;
  };
  const opens = (number: number) => last().heard(notice('subscribed', number));
  return { keeper, wires, phases, heard, last, opens, lostAtMs: () => lostAtMs };
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe('the live channel', () => {
  it('stands with its first notice, and passes on what it hears', () => {
    const { phases, heard, last, opens } = keepLine();
    expect(last().since).toBe('');
    opens(4);
    last().heard(notice('updateBooking', 5));
    expect(phases).toEqual(['live']);
    expect(heard).toEqual(['subscribed run.4 first', 'updateBooking run.5']);
  });

  it('takes up where it left off after a break, and shows nothing of a short one', () => {
    const { phases, last, opens, wires, keeper } = keepLine();
    opens(4);
    last().heard(notice('updateBooking', 5));
    last().closed('broken');
    wait(400);
    expect(wires).toHaveLength(2);
    expect(last().since).toBe('run.5');
    opens(5);
    wait(5000);
    expect(phases).toEqual(['live']);
    keeper.stop();
  });

  it('tells of a long loss, tries ever more seldom, and tells that it is over', () => {
    const { phases, last, opens, wires, lostAtMs } = keepLine();
    opens(1);
    last().closed('broken');
    const startedMs = Date.now();
    const triedAt: number[] = [];
    for (let passed = 0; passed < 120_000; passed += 100) {
      wait(100);
      if (!last().ended && wires.length > triedAt.length + 1) {
        triedAt.push(Date.now() - startedMs);
        last().closed('broken');
      }
    }
    expect(triedAt.slice(0, 6)).toEqual([400, 1200, 2800, 6000, 12_400, 22_400]);
    const [beforeLast = 0, latest = 0] = triedAt.slice(-2);
    expect(latest - beforeLast).toBe(10_000);
    expect(phases).toEqual(['live', 'restoring', 'lost']);
    expect(lostAtMs()).toBe(startedMs);
    while (last().ended) wait(100);
    opens(9);
    expect(phases.slice(3)).toEqual(['restored']);
    wait(5000);
    expect(phases.slice(3)).toEqual(['restored', 'live']);
  });

  it('does not let all tablets knock at the same moment', () => {
    const opened: number[] = [];
    for (const random of [0, 0.3, 1]) {
      const events: WireEvents[] = [];
      const startedMs = Date.now();
      const keeper = new LineKeeper(
        (_since, told) => {
          events.push(told);
          opened.push(Date.now() - startedMs);
          return { probe: () => {}, end: () => {} };
        },
        { heard: () => {}, stands: () => {}, unauthorized: () => {} },
        () => random,
      );
      keeper.start();
      events[0]?.closed('broken');
      wait(1000);
      keeper.stop();
    }
    expect(opened.filter((ms) => ms > 0)).toEqual([200, 320, 600]);
  });
});

describe('a line that looks open but is dead', () => {
  it('is noticed by its silence and opened again', () => {
    const { last, opens, wires } = keepLine();
    opens(1);
    wait(10_000);
    expect(last().probes).toBe(1);
    last().alive();
    wait(10_000);
    expect([last().probes, wires.length]).toEqual([2, 1]);
    wait(5000);
    expect(wires[0]?.ended).toBe(true);
    wait(400);
    expect(wires).toHaveLength(2);
  });

  it('is asked at once when the tablet wakes up', () => {
    const { keeper, last, opens, wires } = keepLine();
    opens(1);
    keeper.wake();
    expect(last().probes).toBe(1);
    wait(2500 + 400);
    expect(wires).toHaveLength(2);
  });

  it('says nothing any more, whatever still arrives on it', () => {
    const { keeper, heard, wires, opens } = keepLine();
    opens(1);
    keeper.wake();
    wait(2500);
    wires[0]?.heard(notice('updateBooking', 2));
    wires[0]?.closed('broken');
    wait(400);
    expect(heard).toEqual(['subscribed run.1 first']);
    expect(wires).toHaveLength(2);
  });

  it('is given up when its opening takes too long', () => {
    const { wires } = keepLine();
    wait(8000);
    expect(wires[0]?.ended).toBe(true);
    wait(400);
    expect(wires).toHaveLength(2);
  });
});

describe('a device', () => {
  it('without a network is lost at once, and tries at once when it is back', () => {
    const { keeper, phases, last, opens, wires } = keepLine();
    opens(1);
    keeper.offline();
    expect(phases).toEqual(['live', 'lost']);
    keeper.wake();
    expect(wires).toHaveLength(2);
    opens(1);
    expect(phases.at(-1)).toBe('restored');
    expect(last().since).toBe('run.1');
  });
});

describe('the end', () => {
  it('that is one too many is not tried again until somebody looks at the page', () => {
    const { phases, last, opens, wires, keeper } = keepLine();
    last().closed('crowded');
    wait(600_000);
    expect([phases, wires.length]).toEqual([['crowded'], 1]);
    keeper.wake();
    expect(wires).toHaveLength(2);
    opens(1);
    expect(phases).toEqual(['crowded', 'live']);
    keeper.stop();
  });

  it('of a session is told once, and nobody knocks again', () => {
    const { heard, last, wires } = keepLine();
    last().closed('unauthorized');
    wait(120_000);
    expect([heard, wires.length]).toEqual([['unauthorized'], 1]);
  });

  it('is silent for a user who may not listen, and when the page goes', () => {
    const refused = keepLine();
    refused.last().closed('refused');
    const left = keepLine();
    left.opens(1);
    left.keeper.stop();
    wait(120_000);
    expect([refused.wires.length, refused.phases, left.wires.length]).toEqual([1, [], 1]);
    expect(left.wires[0]?.ended).toBe(true);
  });
});
