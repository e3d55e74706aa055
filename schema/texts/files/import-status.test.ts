import { expect, test } from 'vitest';
import { answerOf, isUnclearStatus, saysCancelled } from './import-status';

test.each<[string, boolean, boolean]>([
  ['отменена', true, true],
  ['отменена клиентом', true, true],
  ['отмена', true, true],
  ['отказ клиента', true, true],
  ['аннулирована', true, true],
  ['canceled by customer', true, true],
  ['no show', true, false],
  ['не отменена', false, false],
  ['без отмены', false, false],
  ['неотменяемая', false, false],
  ['no cancellation', false, false],
  ['бесплатная отмена до 01 07', false, true],
  ['free cancellation', false, true],
  ['отказ от страховки', false, true],
  ['ожидает отмены', false, true],
  ['подтверждена', false, false],
  ['', false, false],
])('the status «%s»: cancelled %s, names a cancellation %s', (words, isCancelled, isNamed) => {
  expect([saysCancelled(words), isUnclearStatus(words)]).toEqual([isCancelled, isNamed]);
});

test.each<[string, boolean | null]>([
  ['да', true],
  ['+', true],
  ['true', true],
  ['1', true],
  ['нет', false],
  ['нет.', false],
  ['0', false],
  ['false', false],
  ['передумал', null],
])('the answer «%s» in a column of cancellations is %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
