import type { ConnectionPhase } from '@frontend/shared/data/live-connection-state';
import { describe, expect, it } from 'vitest';
import { type FreshnessFacts, freshness } from './freshness';

const at = (time: string, day = '20') => new Date(`2026-11-${day}T${time}:00+03:00`).getTime();

const shown = (phase: ConnectionPhase, more: Partial<FreshnessFacts> = {}) => {
  const updatedAtMs = more.updatedAtMs === undefined ? at('14:05') : more.updatedAtMs;
  const facts = {
    updatedAtMs,
    requestedAtMs: updatedAtMs,
    isStale: false,
    nowMs: at('14:20'),
    ...more,
  };
  const line = { phase, lostAtMs: at('14:06') };
  const { text, look } = freshness({ zone: 'Europe/Moscow', line, ...facts });
  return `${look}: ${text}`;
};

describe('the freshness text', () => {
  it('is «now» while the live connection is open, even without changes', () => {
    expect(shown('live')).toBe('good: Обновлено только что');
    expect(shown('starting')).toBe('good: Обновлено 15 мин назад');
    expect(shown('live', { updatedAtMs: null })).toBe('loading: Загружаем шахматку…');
  });

  it('names the moment of the last answer once the connection is lost', () => {
    expect(shown('restoring')).toBe('waiting: Восстанавливаем связь…');
    expect(shown('lost')).toBe('bad: Нет связи · данные на 14:05');
    expect(shown('lost', { nowMs: at('00:30', '21') })).toBe(
      'bad: Нет связи · данные на 20.11.2026 14:05',
    );
    expect(shown('restored')).toBe('back: Связь восстановлена');
  });

  it('names the cause when the user has too many pages open', () => {
    expect(shown('crowded')).toBe('waiting: Открыто слишком много вкладок · данные на 14:05');
  });

  it('reports no loss while the server still answers', () => {
    expect(shown('lost', { updatedAtMs: at('14:19') })).toBe(
      'waiting: Обновляем раз в минуту · данные на 14:19',
    );
    expect(shown('lost', { updatedAtMs: at('14:19'), isStale: true })).toBe(
      'bad: Нет связи · данные на 14:19',
    );
  });

  it('does not count an answer requested before the loss', () => {
    expect(shown('lost', { requestedAtMs: at('14:05'), updatedAtMs: at('14:07') })).toBe(
      'bad: Нет связи · данные на 14:07',
    );
  });

  it('reports a failed refresh', () => {
    expect(shown('live', { isStale: true })).toMatch(/^bad: Не удалось обновить шахматку/);
    expect(shown('restored', { isStale: true })).toMatch(/^bad: Не удалось обновить шахматку/);
  });
});
