import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { MESSAGES } from '@schema/messages';
import { describe, expect, it, vi } from 'vitest';
import { failureText, failureTextOrOwn } from './failure-text';
import { isUnauthenticated, RefusedAnswer, refusalOf } from './refusal';
import { commandFailureText } from './unanswered';

const graphqlError = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const answer = (status: number, body: string) =>
  new ServerError('Response not successful', {
    response: new Response(body, { status }),
    bodyText: body,
  });

const fallback = MESSAGES.booking.saveFailed;

describe('the text of a failure', () => {
  it('is the server’s own message if present', () => {
    const error = graphqlError('Автомобиль занят', { code: 'CAR_OCCUPIED' });
    expect(failureText(error, fallback)).toBe('Автомобиль занят');
  });

  it('is read from a refused HTTP answer too', () => {
    const graphql = JSON.stringify({ errors: [{ message: 'Недостаточно прав', extensions: {} }] });
    expect(failureText(answer(403, graphql), fallback)).toBe('Недостаточно прав');
    expect(failureText(answer(429, '{"message":"Слишком много запросов"}'), fallback)).toBe(
      'Слишком много запросов',
    );
  });

  it('is read from sign-in errors', () => {
    const errors = [{ message: 'Неверный логин или пароль', extensions: {} }];
    expect(failureTextOrOwn(new RefusedAnswer('Недоступен', errors, 200), fallback)).toBe(
      'Неверный логин или пароль',
    );
    expect(failureTextOrOwn(new RefusedAnswer('Недоступен', [null], 502), fallback)).toBe(
      'Недоступен',
    );
  });

  it('is the fallback of the catalogue without a response', () => {
    expect(failureText(new Error('Failed to fetch'), fallback)).toBe('Не удалось сохранить бронь');
    expect(failureText(answer(502, '<html>Bad gateway</html>'), fallback)).toBe(fallback);
    expect(failureText(undefined, fallback)).toBe(fallback);
  });

  it('is, for sign-in and estimates, the error’s own message before the fallback', () => {
    expect(failureTextOrOwn(new Error('Сервер недоступен'), fallback)).toBe('Сервер недоступен');
    expect(failureTextOrOwn(new Error(''), fallback)).toBe(fallback);
    expect(failureTextOrOwn(graphqlError('Отключена', {}), fallback)).toBe('Отключена');
  });
});

describe('the text of a failed command', () => {
  const lost = new Error('Failed to fetch');
  it('names a missing network or a missing response', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(commandFailureText(lost, fallback)).toBe('Не удалось сохранить бронь. Нет сети.');
    vi.stubGlobal('navigator', { onLine: true });
    expect(commandFailureText(lost, fallback)).toBe(
      'Не удалось сохранить бронь. Сервер не ответил.',
    );
    vi.unstubAllGlobals();
  });
  it('is that of the server when it answered', () => {
    const taken = graphqlError('Автомобиль занят', { code: 'CAR_OCCUPIED' });
    expect(commandFailureText(taken, fallback)).toBe('Автомобиль занят');
    expect(commandFailureText(answer(502, '<html>'), fallback)).toBe(fallback);
  });
});

describe('a refusal', () => {
  it('exposes its code, fields and details', () => {
    const error = graphqlError('Занято', {
      code: 'CAR_OCCUPIED',
      fields: { startDate: 'Занято' },
      conflicts: [{ id: 7 }],
    });
    expect(refusalOf(error)).toEqual({
      message: 'Занято',
      code: 'CAR_OCCUPIED',
      fields: { startDate: 'Занято' },
      details: { conflicts: [{ id: 7 }] },
    });
  });

  it('of the session is detected by its code or by 401', () => {
    expect(isUnauthenticated(graphqlError('Войдите', { code: 'UNAUTHENTICATED' }))).toBe(true);
    expect(isUnauthenticated(answer(401, ''))).toBe(true);
    expect(isUnauthenticated(graphqlError('Нет прав', { code: 'FORBIDDEN' }))).toBe(false);
    expect(isUnauthenticated(new Error('Failed to fetch'))).toBe(false);
  });
});
