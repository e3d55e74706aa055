import { MONTH_WORD } from '@schema/values/time/day-words';

/** A title between rows: a month with or without its year, or a year. */
export const SECTION_TITLE = new RegExp(
  `^(?:(?:за )?${MONTH_WORD}(?: (?:20)?\\d{2})?(?: (?:г|год|года))?|20\\d{2}(?: (?:г|год))?)$`,
  'u',
);
