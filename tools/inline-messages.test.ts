import { expect, it } from 'vitest';
import { withInlineMessages } from './inline-messages';

const MESSAGES = {
  auth: { failed: 'Не удалось «войти»', quoted: "it's" },
  one: { quoted: 'x' },
  two: {},
};

it.each([
  ['throw new Error(MESSAGES.auth.failed);', 'throw new Error("Не удалось «войти»");'],
  ['say(MESSAGES.auth.quoted)', 'say("it\'s")'],
  ['MESSAGES.auth.unknown', 'MESSAGES.auth.unknown'],
  ['const { quoted } = MESSAGES.one;', 'const { quoted } = ({"quoted":"x"});'],
  ['const { one, two } = MESSAGES;', 'const one = {"quoted":"x"}, two = {};'],
  ['const { one, three } = MESSAGES;', 'const { one, three } = MESSAGES;'],
  ['OTHER_MESSAGES.auth.failed', 'OTHER_MESSAGES.auth.failed'],
])('%s becomes %s', (code, inlined) => {
  expect(withInlineMessages(code, MESSAGES)).toBe(inlined);
});
