import type { PeriodPreset } from '@schema/values/time/report-period';

/** Labels of the period picker above every report. */
export const PERIOD_TEXTS = {
  label: 'Период',
  from: 'Начало периода',
  to: 'Конец периода',
} as const;

export const PRESET_TITLES: Readonly<Record<PeriodPreset, string>> = {
  currentMonth: 'Текущий месяц',
  previousMonth: 'Прошлый месяц',
  last30Days: 'Последние 30 дней',
};
