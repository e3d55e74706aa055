import { describe, expect, it } from 'vitest';
import { maintenanceChanges } from './maintenance-changes';

const OPENED = {
  description: 'Замена масла',
  status: 'scheduled',
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T15:00:00.000Z',
  cost: 4500,
} as const;

describe('maintenanceChanges', () => {
  it('lists changed fields with their labels on the form', () => {
    const kept = {
      ...OPENED,
      endDate: '2026-11-22T15:00:00.000Z',
      cost: 7500,
      status: 'in_progress',
    } as const;
    expect(maintenanceChanges(OPENED, kept, 'Europe/Moscow')).toEqual([
      { title: 'Окончание', was: '21.11.2026 18:00', now: '22.11.2026 18:00' },
      { title: 'Стоимость', was: '4\u00a0500\u00a0₽', now: '7\u00a0500\u00a0₽' },
      { title: 'Статус', was: expect.any(String), now: expect.any(String) },
    ]);
  });

  it('is empty when only the version changed', () => {
    expect(maintenanceChanges(OPENED, { ...OPENED }, 'Europe/Moscow')).toEqual([]);
  });
});
