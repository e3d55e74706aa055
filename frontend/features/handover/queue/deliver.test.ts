import { millisecondsInHour } from 'date-fns/constants';
import { expect, test } from 'vitest';
import { sheet } from '../testing/queued';
import { withDelayReason } from './deliver';

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
