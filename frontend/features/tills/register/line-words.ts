import { type RegisterWords, registerWords } from '@schema/texts/money/register';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { dayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { RegisterLineFacts } from './use-register';

/** Title and details of a line in company time. */
export function lineWords(line: RegisterLineFacts, zone: string): RegisterWords {
  const at = parseInstant(line.happenedAt);
  const isOther = line.spentOn !== null && at !== null && line.spentOn !== dayOf(at, zone);
  return registerWords({ ...line, otherDay: isOther ? line.spentOn : null });
}

/** 'Анна', 'Борис → Анна', or the method of money that no till keeps. */
export function placeOf({ method, tillName, toTillName }: RegisterLineFacts): string {
  if (method !== 'cash') return MONEY_METHOD_TITLES[method];
  return toTillName === null ? (tillName ?? '') : `${tillName} → ${toTillName}`;
}

/** IDs are unique within a source only. */
export const lineKey = ({ source, id }: RegisterLineFacts): string => `${source}-${id}`;
