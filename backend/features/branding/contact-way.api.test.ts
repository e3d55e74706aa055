import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const SET = 'mutation ($way: ContactWay) { setContactWay(way: $way) }';
const editor = () => app.as(['view_editor']);
const way = async () => (await app.as(null).rest('GET', '/company')).body.contactWay;

test('the contact method is WhatsApp until another is set', async () => {
  expect(await way()).toBe('whatsapp');
  expect((await editor().gql(SET, { way: 'telegram' })).data).toEqual({
    setContactWay: 'telegram',
  });
  expect(await way()).toBe('telegram');
  // Setting the same method again changes nothing.
  await editor().gql(SET, { way: 'telegram' });
  expect(await app.store.fork().findAll(ChangeLog)).toMatchObject([
    {
      operation: 'setContactWay',
      before: { contactWay: 'whatsapp' },
      after: { contactWay: 'telegram' },
    },
  ]);
});

test('a missing and an unknown method are rejected with the message of the list', async () => {
  for (const wrong of [null, 'pigeon']) {
    const { errors } = await editor().gql(SET, { way: wrong });
    expect(errors?.[0]?.message).toBe(MESSAGES.lists.choiceInvalid);
  }
  expect(await way()).toBe('whatsapp');
});
