import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Марина Котова', 'МК'],
  ['котова марина сергеевна', 'КМ'],
  ['ООО «Ромашка»', 'ОР'],
  ['Котова', 'Ко'],
  ['Ю', 'Ю'],
  ['', ''],
  [' — ', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
