import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { millisecondsInHour } from 'date-fns/constants';
import { describe, expect, test, vi } from 'vitest';
import { cash, mark, sheet } from '../testing/queued';
import { failureOf } from './answers';
import { deliverFact, withDelayReason } from './deliver';

const REASON = 'Не было связи: акт ждал отправки на устройстве';
const reasonOf = (hours: number, delayReason: string | null) =>
  withDelayReason(
    { ...sheet('s'), input: { delayReason } },
    sheet('s').createdAt + hours * millisecondsInHour,
  ).input.delayReason;

test.each([
  [1, null, null],
  [24, null, REASON],
  [24, '', REASON],
  [72, 'Сел телефон', 'Сел телефон'],
])('a sheet that waited %i h with the reason %j is sent with %j', (hours, given, sent) => {
  expect(reasonOf(hours, given)).toBe(sent);
});

describe('a fact', () => {
  const NOW = 1000 * millisecondsInHour;
  const DOWN = new TypeError('Failed to fetch');
  const refusal = (code: string) => ({ errors: [{ message: 'Нет', extensions: { code } }] });

  /** Sends it against a server that throws `error`; null: it records. */
  async function send(item: ReturnType<typeof cash | typeof mark>, error: unknown) {
    let { triedAt } = item;
    const store = {
      change: async (_: string, change: { readonly triedAt?: number | null }) => {
        if (change.triedAt !== undefined) triedAt = change.triedAt;
        return true;
      },
    };
    const request = vi.fn(async () => {
      if (error) throw error;
    });
    const problem = await deliverFact(
      item,
      { recordCash: request, mark: request },
      store,
      NOW,
    ).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { problem, triedAt, sent: request.mock.calls.length };
  }

  test.each([
    ['no answer', DOWN, NOW],
    ['a failure of the server', refusal('INTERNAL'), NOW],
    ['a refusal', refusal('CONFLICT'), null],
    ['the end of the session', refusal('UNAUTHENTICATED'), null],
  ])('after %s remembers whether it may be recorded', async (_, error, triedAt) => {
    expect(await send(cash('c'), error)).toEqual({ problem: error, triedAt, sent: 1 });
  });

  test('keeps the time of its first attempt', async () => {
    const triedAt = NOW - millisecondsInHour;
    for (const error of [DOWN, refusal('UNAUTHENTICATED')]) {
      expect(await send({ ...mark('m'), triedAt }, error)).toMatchObject({ triedAt, sent: 1 });
    }
  });

  test.each([cash('c'), mark('m')])(
    '$kind is repeated while the server keeps its key',
    async (item) => {
      const within = await send({ ...item, triedAt: NOW - 23 * millisecondsInHour }, null);
      expect(within).toMatchObject({ problem: null, sent: 1 });
      const after = await send({ ...item, triedAt: NOW - 24 * millisecondsInHour }, null);
      expect(after.sent).toBe(0);
      expect(failureOf(after.problem)).toMatchObject({
        kind: 'refused',
        problem: QUEUE_TEXTS.keyForgotten[item.kind],
      });
    },
  );
});
