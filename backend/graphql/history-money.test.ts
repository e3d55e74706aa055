import { shownSnapshot } from '@backend/domain/change-history';
import { ENTITIES } from '@backend/store/entities';
import { BigIntType } from '@mikro-orm/core';
import { PERMISSIONS } from '@schema/permissions';
import { getNamedType, isInputObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from './build-schema';

const OWNER = { permissions: PERMISSIONS };

const isDivided = (name: string) =>
  Object.values(shownSnapshot({ [name]: 100 }, OWNER) as object)[0] === 1;

const MONEY_COLUMNS = ENTITIES.flatMap(({ meta }) =>
  Object.entries(meta.properties)
    .filter(([, { type }]) => (type as unknown) instanceof BigIntType)
    .map(([name]) => [String(meta.className), name] as const),
);

const MONEY_INPUTS = Object.values(buildSchema().getTypeMap())
  .filter(isInputObjectType)
  .flatMap((input) => Object.values(input.getFields()).map((field) => ({ input, field })))
  .filter(({ field }) => getNamedType(field.type).name === 'Roubles')
  .map(({ input, field }) => [input.name, field.name] as const);

describe('the change history knows as money', () => {
  test.each(MONEY_COLUMNS)('the column %s.%s', (_entity, name) => {
    expect(isDivided(name)).toBe(true);
  });

  test.each(MONEY_INPUTS)('the amount %s.%s', (_input, name) => {
    expect(isDivided(name)).toBe(true);
  });

  test('some columns and inputs', () => {
    expect(MONEY_COLUMNS).toContainEqual(['Booking', 'depositKopecks']);
    expect(MONEY_INPUTS).toContainEqual(['UpdateBookingInput', 'depositAmount']);
  });
});
