/** A licence plate split for its chip: `{body: 'А 418 КМ', region: '77'}`. */
interface PlateParts {
  readonly body: string;
  readonly region: string | null;
}

const RUSSIAN_PLATE =
  /^([АВЕКМНОРСТУХABEKMHOPCTYX])\s*(\d{3})\s*([АВЕКМНОРСТУХABEKMHOPCTYX]{2})\s*(\d{2,3})$/i;

/**
 * Splits a Russian car plate into spaced body and region. Anything else (a trailer, a foreign or
 * incomplete plate) is returned unchanged, without a region.
 */
export function plateParts(plate: string): PlateParts {
  const match = RUSSIAN_PLATE.exec(plate.trim());
  if (!match) return { body: plate.trim(), region: null };
  const [, letter = '', digits = '', letters = '', region = ''] = match;
  return { body: `${letter} ${digits} ${letters}`.toUpperCase(), region };
}
