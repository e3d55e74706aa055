import { shownSnapshot } from '@backend/domain/change-history';
import { BigIntType } from '@mikro-orm/core';
import { PERMISSIONS } from '@schema/permissions';
import { expect, test } from 'vitest';
import { AttemptCount } from './access/attempt-count.entity';
import { ENTITIES } from './entities';

/** Kopecks; counted attempts are no money and have no history. */
const MONEY_COLUMNS = ENTITIES.filter((entity) => entity !== AttemptCount).flatMap(({ meta }) =>
  Object.entries(meta.properties)
    .filter(([, { type }]) => (type as unknown) instanceof BigIntType)
    .map(([name]) => [String(meta.className), name] as const),
);

test.each(MONEY_COLUMNS)('the change history shows %s.%s in roubles', (_entity, name) => {
  const shown = shownSnapshot({ [name]: 100 }, { permissions: PERMISSIONS });
  expect(Object.values(shown as object)).toEqual([1]);
});

test('a money column is found', () => {
  expect(MONEY_COLUMNS).toContainEqual(['Booking', 'depositKopecks']);
});
