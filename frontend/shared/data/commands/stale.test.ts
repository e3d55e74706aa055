import { describe, expect, it, vi } from 'vitest';
import { announce, announceAll, announceStale, merged, onStale } from './stale';

describe('stale topics', () => {
  it('are delivered to a listener once, however many of its topics changed', () => {
    const board = vi.fn();
    const users = vi.fn();
    const stops = [onStale('board', board), onStale('daily', board), onStale('users', users)];
    announce('createBookingWithCustomer', [7]);
    expect(board).toHaveBeenCalledOnce();
    expect(board.mock.calls[0]?.[0].carIds).toEqual([7]);
    expect(users).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('include everything after the connection was lost', () => {
    const users = vi.fn();
    const stop = onStale('users', users);
    announceAll();
    expect(users).toHaveBeenCalledOnce();
    stop();
    announceStale({ topics: ['users'], carIds: [] });
    expect(users).toHaveBeenCalledOnce();
  });

  it('of one car and of all cars merge to all cars', () => {
    const one = { topics: ['board'], carIds: [1] } as const;
    const two = { topics: ['daily'], carIds: [2] } as const;
    const any = { topics: ['board'], carIds: [] } as const;
    expect(merged(one, two)).toEqual({ topics: ['board', 'daily'], carIds: [1, 2] });
    expect(merged(one, any).carIds).toEqual([]);
  });
});
