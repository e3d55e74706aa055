import type { ConnectionPhase } from '@frontend/shared/data/live-connection-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection, type LiveSocketEvents, type Notice } from './live-connection';

interface Opened extends LiveSocketEvents {
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
  changeId: null,
  cursor: `run.${number}`,
});

function connectionWith(firstCursor = '') {
  const sockets: Opened[] = [];
  const phases: ConnectionPhase[] = [];
  const received: string[] = [];
  let lostAtMs = 0;
  const connection = new LiveConnection(
    (since, events) => {
      const socket: Opened = { ...events, since, probes: 0, ended: false };
      sockets.push(socket);
      return {
        probe: () => {
          socket.probes += 1;
        },
        end: () => {
          socket.ended = true;
        },
      };
    },
    {
      received: ({ operation, cursor }, isFirst) =>
        received.push(`${operation} ${cursor}${isFirst ? ' first' : ''}`),
      changed: (state) => {
        phases.push(state.phase);
        lostAtMs = state.lostAtMs;
      },
      unauthorized: () => received.push('unauthorized'),
      otherUser: () => received.push('otherUser'),
    },
    firstCursor,
    () => 0.5,
  );
  connection.start();
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  const opens = (number: number) => last().received(notice('subscribed', number));
  return { connection, sockets, phases, received, last, opens, lostAtMs: () => lostAtMs };
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe('the live connection', () => {
  it('is live after its first notice and forwards notices', () => {
    const { phases, received, last, opens } = connectionWith();
    expect(last().since).toBe('');
    opens(4);
    last().received(notice('updateBooking', 5));
    expect(phases).toEqual(['live']);
    expect(received).toEqual(['subscribed run.4 first', 'updateBooking run.5']);
  });

  it('starts at the cursor of the loaded data', () => {
    const { received, last, opens } = connectionWith('run.3');
    expect(last().since).toBe('run.3');
    last().received(notice('updateBooking', 4));
    opens(4);
    expect(received).toEqual(['updateBooking run.4', 'subscribed run.4']);
  });

  it('resumes at its cursor after a break and does not show a short one', () => {
    const { phases, last, opens, sockets, connection } = connectionWith();
    opens(4);
    last().received(notice('updateBooking', 5));
    last().closed('broken');
    wait(400);
    expect(sockets).toHaveLength(2);
    expect(last().since).toBe('run.5');
    opens(5);
    wait(5000);
    expect(phases).toEqual(['live']);
    connection.stop();
  });

  it('reports a long loss, retries with backoff and reports the recovery', () => {
    const { phases, last, opens, sockets, lostAtMs } = connectionWith();
    opens(1);
    last().closed('broken');
    const startedMs = Date.now();
    const triedAt: number[] = [];
    for (let passed = 0; passed < 120_000; passed += 100) {
      wait(100);
      if (!last().ended && sockets.length > triedAt.length + 1) {
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

  it('reconnects to another server immediately when its own stops, without a report', () => {
    const { phases, last, opens, sockets } = connectionWith();
    opens(4);
    last().closed('moved');
    wait(100);
    expect([sockets.length, last().since]).toEqual([2, 'run.4']);
    last().closed('broken');
    wait(800);
    opens(4);
    wait(5000);
    expect([sockets.length, phases]).toEqual([3, ['live']]);
  });

  it('spreads the retries of many tablets', () => {
    const opened: number[] = [];
    for (const random of [0, 0.3, 1]) {
      const events: LiveSocketEvents[] = [];
      const startedMs = Date.now();
      const connection = new LiveConnection(
        (_since, result) => {
          events.push(result);
          opened.push(Date.now() - startedMs);
          return { probe: () => {}, end: () => {} };
        },
        { received: () => {}, changed: () => {}, unauthorized: () => {}, otherUser: () => {} },
        '',
        () => random,
      );
      connection.start();
      events[0]?.closed('broken');
      wait(1000);
      connection.stop();
    }
    expect(opened.filter((ms) => ms > 0)).toEqual([200, 320, 600]);
  });
});

describe('a connection that looks open but is dead', () => {
  it('is detected by its silence and reopened', () => {
    const { last, opens, sockets } = connectionWith();
    opens(1);
    wait(10_000);
    expect(last().probes).toBe(1);
    last().alive();
    wait(10_000);
    expect([last().probes, sockets.length]).toEqual([2, 1]);
    wait(5000);
    expect(sockets[0]?.ended).toBe(true);
    wait(400);
    expect(sockets).toHaveLength(2);
  });

  it('is probed immediately when the tablet wakes up', () => {
    const { connection, last, opens, sockets } = connectionWith();
    opens(1);
    connection.wake();
    expect(last().probes).toBe(1);
    wait(2500 + 400);
    expect(sockets).toHaveLength(2);
  });

  it('is ignored even when it sends more', () => {
    const { connection, received, sockets, opens } = connectionWith();
    opens(1);
    connection.wake();
    wait(2500);
    sockets[0]?.received(notice('updateBooking', 2));
    sockets[0]?.closed('broken');
    wait(400);
    expect(received).toEqual(['subscribed run.1 first']);
    expect(sockets).toHaveLength(2);
  });

  it('is dropped when it takes too long to open', () => {
    const { sockets } = connectionWith();
    wait(8000);
    expect(sockets[0]?.ended).toBe(true);
    wait(400);
    expect(sockets).toHaveLength(2);
  });
});

describe('a device', () => {
  it('without a network is lost immediately and retries immediately when back online', () => {
    const { connection, phases, last, opens, sockets } = connectionWith();
    opens(1);
    connection.offline();
    expect(phases).toEqual(['live', 'lost']);
    connection.wake();
    expect(sockets).toHaveLength(2);
    opens(1);
    expect(phases.at(-1)).toBe('restored');
    expect(last().since).toBe('run.1');
  });
});

describe('the end', () => {
  it('by too many connections is retried only when the page is shown again', () => {
    const { phases, last, opens, sockets, connection } = connectionWith();
    last().closed('crowded');
    wait(600_000);
    expect([phases, sockets.length]).toEqual([['crowded'], 1]);
    connection.wake();
    expect(sockets).toHaveLength(2);
    opens(1);
    expect(phases).toEqual(['crowded', 'live']);
    connection.stop();
  });

  it('of a session is reported once and never retried', () => {
    const { received, last, sockets } = connectionWith();
    last().closed('unauthorized');
    wait(120_000);
    expect([received, sockets.length]).toEqual([['unauthorized'], 1]);
  });

  it('is retried while another user is signed in in the browser', () => {
    const { sockets, received, last } = connectionWith();
    last().closed('otherUser');
    expect(received).toEqual(['otherUser']);
    vi.advanceTimersByTime(1000);
    last().received(notice('subscribed', 1));
    expect([received.at(-1), sockets.length]).toEqual(['subscribed run.1 first', 2]);
  });

  it('is not reported for a user without permission or when the page is left', () => {
    const refused = connectionWith();
    refused.last().closed('refused');
    const left = connectionWith();
    left.opens(1);
    left.connection.stop();
    wait(120_000);
    expect([refused.sockets.length, refused.phases, left.sockets.length]).toEqual([1, [], 1]);
    expect(left.sockets[0]?.ended).toBe(true);
  });
});
