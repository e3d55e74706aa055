/** A licence plate cut for its chip: `{body: 'А 418 КМ', region: '77'}`. */
export interface PlateParts {
  readonly body: string;
  readonly region: string | null;
}

const RUSSIAN_PLATE =
  /^([АВЕКМНОРСТУХABEKMHOPCTYX])\s*(\d{3})\s*([АВЕКМНОРСТУХABEKMHOPCTYX]{2})\s*(\d{2,3})$/i;

/**
 * Splits a Russian car plate into body and region, spaced as on the metal. Anything else (a trailer,
 * a foreign plate, a half-typed one) is shown as it is, without a region box.
 */
export function plateParts(plate: string): PlateParts {
  const match = RUSSIAN_PLATE.exec(plate.trim());
  if (!match) return { body: plate.trim(), region: null };
  const [, letter = '', digits = '', letters = '', region = ''] = match;
  return { body: `${letter} ${digits} ${letters}`.toUpperCase(), region };
}
