import { shownSnapshot } from '@backend/domain/change-history';
import { PERMISSIONS } from '@schema/permissions';
import { getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from './build-schema';

const MONEY_INPUTS = Object.values(buildSchema().getTypeMap())
  .filter(isInputObjectType)
  .flatMap((input) => Object.values(input.getFields()).map((field) => ({ input, field })))
  .filter(({ field }) => getNamedType(field.type).name === 'Roubles')
  .map(({ input, field }) => [input.name, field.name] as const);

test.each(MONEY_INPUTS)('the change history shows %s.%s in roubles', (_input, name) => {
  expect(shownSnapshot({ [name]: 100 }, { permissions: PERMISSIONS })).toEqual({ [name]: 1 });
});

test('an amount is found', () => {
  expect(MONEY_INPUTS).toContainEqual(['UpdateBookingInput', 'depositAmount']);
});
