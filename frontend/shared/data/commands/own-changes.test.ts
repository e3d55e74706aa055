import { CHANGE_ID_HEADER } from '@schema/change-id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedAnswer } from '../requests/refusal';
import { announcedHere, sendChange } from './own-changes';
import { onStale } from './stale';

const board = vi.fn();
let stop = () => {};
beforeEach(() => {
  board.mockClear();
  stop = onStale('board', board);
});
afterEach(() => stop());

/** Sends a change of these cars and returns its id as the server receives it. */
async function sent(carIds: readonly number[], answer: () => Promise<unknown> = async () => 1) {
  let id = '';
  await sendChange('updateBooking', carIds, (headers) => {
    id = headers[CHANGE_ID_HEADER] ?? '';
    return answer();
  }).catch(() => undefined);
  return id;
}

const noticeOf = (changeId: string, carIds: readonly number[]) => ({
  changeId,
  operation: 'updateBooking',
  carIds,
});

describe('an own change', () => {
  it('is announced once it is acknowledged, with its response', async () => {
    await sent([7]);
    expect(board.mock.calls).toEqual([
      [{ topics: expect.arrayContaining(['board']), carIds: [7], answered: 'updateBooking' }],
    ]);
  });

  it('is announced without a response when it is refused as stale, and not by another refusal', async () => {
    const refused = (code: string) => async () => {
      throw new RefusedAnswer('', [{ message: 'Нет', extensions: { code } }], 409);
    };
    await sent([7], refused('CAR_OCCUPIED'));
    expect(board).not.toHaveBeenCalled();
    await sent([7], refused('STALE'));
    expect(board.mock.calls[0]?.[0]).not.toHaveProperty('answered');
  });

  it.each([
    ['the same cars', [7, 8], [8, 7], true],
    ['any car', [], [7], true],
    ['a car that was not announced', [7], [7, 8], false],
    ['any car after one', [7], [], false],
  ])('covers its notice of %s', async (_what, announced, noticed, isCovered) => {
    const id = await sent(announced);
    expect(await announcedHere(noticeOf(id, noticed))).toBe(isCovered);
  });

  it('has a unique id', async () => {
    const [first, second] = [await sent([7]), await sent([7])];
    expect(first).not.toBe(second);
    expect(announcedHere(noticeOf('other-page.1', [7]))).toBeNull();
    expect(announcedHere({ operation: 'updateBooking', carIds: [7] })).toBeNull();
    expect(await announcedHere({ ...noticeOf(first, [7]), operation: 'deleteCar' })).toBe(false);
  });

  it('is recognised by its notice when the response was lost', async () => {
    const id = await sent([7], () => Promise.reject(new Error('timeout')));
    expect(await announcedHere(noticeOf(id, [7]))).toBe(false);
  });

  it('is not treated as lost while the response is pending', async () => {
    let answer = (_value: number) => {};
    let id = '';
    const saved = sendChange('updateBooking', [7], (headers) => {
      id = headers[CHANGE_ID_HEADER] ?? '';
      return new Promise<number>((resolve) => {
        answer = resolve;
      });
    });
    const verdict = announcedHere(noticeOf(id, [7]));
    answer(1);
    expect([await saved, await verdict]).toEqual([1, true]);
  });
});
