import { fieldErrors, firstMessage } from '@schema/forms/fields/problems';
import { maintenanceForm, toMaintenancePayload } from '@schema/forms/fleet/maintenance';
import { describe, expect, it } from 'vitest';
import {
  editMaintenanceValues,
  isChanged,
  newMaintenanceValues,
  withStart,
} from './maintenance-values';

const DRAFT = {
  carId: 7,
  startDate: new Date('2026-11-21T06:00:00Z'),
  endDate: new Date('2026-11-21T15:00:00Z'),
};
const WORK = {
  description: 'Замена масла',
  status: 'in_progress',
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T15:00:00.000Z',
  cost: 12_500.5,
} as const;

describe('new maintenance', () => {
  const opened = newMaintenanceValues(DRAFT);

  it('is scheduled and lacks only its description', () => {
    expect(opened.status).toBe('scheduled');
    expect(fieldErrors(maintenanceForm, opened)).toEqual({
      description: 'Добавьте описание работ',
    });
  });

  it('moves the end when the start passes it', () => {
    const late = '2026-11-22T06:00:00.000Z';
    expect(withStart(opened, late)).toMatchObject({ startDate: late, endDate: late });
  });

  it('accepts a decimal comma in the cost and rejects text', () => {
    const filled = { ...opened, description: 'ТО' };
    expect(firstMessage(maintenanceForm, { ...filled, cost: '12,5' })).toBeNull();
    expect(firstMessage(maintenanceForm, { ...filled, cost: 'даром' })).toBe(
      'Введите корректную стоимость сервиса',
    );
  });
});

describe('edited maintenance', () => {
  const opened = editMaintenanceValues(WORK);

  it('is sent as it was loaded', () => {
    expect(opened.cost).toBe('12 500,50');
    expect(toMaintenancePayload(opened)).toEqual(WORK);
    expect(isChanged(WORK, opened)).toBe(false);
  });

  it('is changed by its status alone', () => {
    expect(isChanged(WORK, { ...opened, status: 'done' })).toBe(true);
    expect(isChanged(WORK, { ...opened, description: ' Замена масла ' })).toBe(false);
  });
});
