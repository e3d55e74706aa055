import { describe, expect, it } from 'vitest';
import { firstMessage } from '../fields/problems';
import { reviewLinkPayload } from './review-link';
import { reviewTemplatePayload } from './review-template';

describe('a list to send reviews from', () => {
  it.each([
    [{}, 'Источник не найден'],
    [{ sourceId: 1 }, 'Выберите хотя бы одного клиента'],
    [{ sourceId: 1, requestIds: null }, 'Выберите хотя бы одного клиента'],
    [{ sourceId: 1, requestIds: [] }, 'Выберите хотя бы одного клиента'],
    [{ sourceId: 1, requestIds: [0] }, 'Запрос отзыва не найден'],
    [{ sourceId: 1, requestIds: ['1'] }, 'Запрос отзыва не найден'],
    [{ sourceId: 1, requestIds: Array(501).fill(1) }, 'Слишком много клиентов в одном списке'],
    [{ sourceId: 1, requestIds: [1, 2] }, null],
  ])('%j: %s', (values, message) => expect(firstMessage(reviewLinkPayload, values)).toBe(message));
});

describe('a template', () => {
  it.each([
    [{}, null],
    [{ message: '', includeInQueue: true }, null],
    [{ message: 7 }, 'Ожидается текст'],
    [{ includeInQueue: 'yes' }, 'Ожидается да или нет'],
    [{ message: 'x'.repeat(2001) }, 'Не более 2000 символов'],
  ])('%j: %s', (values, message) =>
    expect(firstMessage(reviewTemplatePayload, values)).toBe(message),
  );
});
