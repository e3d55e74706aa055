import { describe, expect, it } from 'vitest';
import { MAINTENANCE_STATUS_LABELS, MAINTENANCE_STATUS_TITLES } from './statuses';

describe('the statuses of maintenance (requirements.md, W8, W9)', () => {
  it('have these titles in the form', () => {
    expect(MAINTENANCE_STATUS_TITLES).toEqual({
      scheduled: 'Запланировано',
      in_progress: 'В работе',
      done: 'Завершено',
    });
  });

  it('have these labels elsewhere', () => {
    expect(MAINTENANCE_STATUS_LABELS).toEqual({
      scheduled: 'Назначено',
      in_progress: 'В работе',
      done: 'Выполнено',
    });
  });
});
