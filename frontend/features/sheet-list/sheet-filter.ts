import { daysOf, withFilters } from '@frontend/shared/lib/address/list-address';
import { FINDING_TEXTS } from '@schema/texts/handover/sheet-list';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import { daysWords } from '@schema/texts/shell/lists';
import {
  SHEET_FINDINGS,
  SHEET_SIDES,
  type SheetFinding,
  type SheetSide,
} from '@schema/values/handover/sheet';
import type { Day } from '@schema/values/time/calendar';

/** Filters of the list of sheets; null: any. */
export interface SheetFilter {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly side: SheetSide | null;
  readonly finding: SheetFinding | null;
}

export const NO_SHEET_FILTER: SheetFilter = { from: null, to: null, side: null, finding: null };

/** Parses '?from=2026-11-01&to=2026-11-30&side=back&finding=damages'. */
export const sheetFilterOf = (params: URLSearchParams): SheetFilter => ({
  ...daysOf(params),
  side: SHEET_SIDES.find((one) => one === params.get('side')) ?? null,
  finding: SHEET_FINDINGS.find((one) => one === params.get('finding')) ?? null,
});

/** Sets the filter and returns to the first page; the search is kept. */
export const withSheetFilter = (params: URLSearchParams, filter: SheetFilter): URLSearchParams =>
  withFilters(params, { ...filter });

/** The number of set filters; a period counts once. */
export const sheetFilterCount = ({ from, to, side, finding }: SheetFilter): number =>
  [from ?? to, side, finding].filter((value) => value !== null).length;

/** «с 01.11.2026», «Возврат», «Повреждения» */
export const sheetFilterWords = ({ from, to, side, finding }: SheetFilter): string[] => [
  ...daysWords({ from, to }),
  ...(side ? [SIDE_TEXTS[side]] : []),
  ...(finding ? [FINDING_TEXTS[finding]] : []),
];
