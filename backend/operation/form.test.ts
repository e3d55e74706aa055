import 'reflect-metadata';
import { buildSchema } from '@backend/graphql/build-schema';
import { formFields, isRecordNumber } from '@backend/testing/form-fields';
import { fieldErrors } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { formOf } from './form';
import { UNREADABLE } from './unreadable-values';

/** Arguments without a form; unreadable values of them are a malformed request. */
const NO_FORM = [
  'Mutation.endAllSessions(exceptCurrent)',
  'Mutation.sendSharedReview(code)',
  'Query.apiTokens(userId)',
  'Query.sharedPaper(code)',
  'Query.sharedReviewLink(code)',
  'Query.sharedStatement(code)',
  'Subscription.changes(since)',
];

const fields = formFields(buildSchema())
  .filter((field) => !isRecordNumber(field))
  .map((field) => ({ ...field, name: `${field.operation}(${field.path})` }));

test('an argument beside the input is read by the form that requires it', () => {
  const { Mutation } = buildSchema().getTypeMap();
  if (!isObjectType(Mutation)) throw new Error('no mutations');
  const beside = Object.values(Mutation.getFields()).flatMap((field) => {
    const names = field.args.map(({ name }) => name);
    const others = names.filter((name) => name !== 'input');
    return names.includes('input') && others.length > 0 ? [{ field, others }] : [];
  });
  expect(beside.length).toBeGreaterThan(10);
  for (const { field, others } of beside) {
    const form = formOf(field);
    if (!form) continue;
    const args = { ...Object.fromEntries(others.map((name) => [name, 1])), input: {} };
    const missing = Object.keys(fieldErrors(form.shape, form.of(args)));
    expect(
      missing.filter((name) => others.includes(name)),
      field.name,
    ).toEqual([]);
  }
});

describe('an unreadable value', () => {
  test.each(fields.filter(({ name }) => !NO_FORM.includes(name)))(
    '$name has a form message',
    ({ form, key, holding }) => {
      if (!form) throw new Error('no @Form');
      const errors = fieldErrors(form.shape, form.of(holding(UNREADABLE)));
      // The message of a list may cover its items.
      const sentence = errors[key] ?? errors[key.replace(/(?:\[0\])+$/, '')];
      expect(sentence).toMatch(/^[А-ЯЁ]/);
      expect(sentence).not.toContain(MESSAGES.generic.malformed);
    },
  );

  test('of an argument without a form is one of these', () => {
    const bare = fields.filter(({ form }) => form === null).map(({ name }) => name);
    expect(bare.sort()).toEqual(NO_FORM);
  });
});
