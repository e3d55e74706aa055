import { useToday } from '@frontend/shared/data/use-today';
import { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { addDays, type Day, isDay } from '@schema/values/time/calendar';
import { presetPeriod, type ReportPeriod } from '@schema/values/time/report-period';
import { useSearchParams } from 'react-router-dom';

export const REGISTER_PERIODS = ['today', 'yesterday', 'week', 'month'] as const;
export type RegisterPeriod = (typeof REGISTER_PERIODS)[number];

/** Days of a button, both included. */
export function registerPeriod(period: RegisterPeriod, today: Day): ReportPeriod {
  const oneDay = (day: Day) => ({ from: day, to: day });
  switch (period) {
    case 'today':
      return oneDay(today);
    case 'yesterday':
      return oneDay(addDays(today, -1));
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return presetPeriod('currentMonth', today);
  }
}

/**
 * The days, the till, the kind of expense and the searched words in the address; today and all by
 * default.
 */
export function useRegisterAddress() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const isTyped = isDay(from) && isDay(to) && from <= to;
  const period: ReportPeriod = isTyped ? { from, to } : registerPeriod('today', today);
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const daysOf = (next: ReportPeriod) =>
    next.from === today && next.to === today
      ? { from: null, to: null }
      : { from: next.from, to: next.to };
  const { search, typed, setTyped } = useListAddress();
  const idOf = (name: string) => {
    const id = Number(params.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  return {
    today,
    period,
    tillId: idOf('till'),
    kindId: idOf('kind'),
    search,
    typed,
    setTyped,
    setPeriod: (next: ReportPeriod) => change(daysOf(next)),
    setTill: (id: number | null) => change({ till: id === null ? null : String(id) }),
    /** A kind with the days of its sum; null: all lines. */
    setKind: (id: number | null, days: ReportPeriod) =>
      change(id === null ? { kind: null } : { kind: String(id), ...daysOf(days) }),
  };
}

export type RegisterAddress = ReturnType<typeof useRegisterAddress>;
