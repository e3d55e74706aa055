import { useSession } from '@frontend/shared/data/session';
import { dayOf } from '@schema/values/time/calendar';
import {
  type PeriodPreset,
  presetPeriod,
  type ReportPeriod,
} from '@schema/values/time/report-period';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodOf, withPeriod } from './period-address';

/** Period of a report, stored in the address; defaults to the preset in company time. */
export function useReportPeriod(preset: PeriodPreset) {
  const { now, company } = useSession();
  const [params, setParams] = useSearchParams();
  const today = dayOf(now(), company.timeZone);
  const period = periodOf(params) ?? presetPeriod(preset, today);
  const setPeriod = useCallback(
    (next: ReportPeriod) => setParams((old) => withPeriod(old, next), { replace: true }),
    [setParams],
  );
  return { period, setPeriod, today };
}
