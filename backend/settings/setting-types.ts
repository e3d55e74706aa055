import { isZone } from '@schema/values/time/calendar';
import { boolean, type MessageParams, mixed, number, string } from 'yup';

/** Types of environment variables. A blank one counts as unset. */

const trimmed = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;
const folded = (value: unknown) => trimmed(value)?.toLowerCase();

export const text = () => string().transform(trimmed);

const given =
  (wanted: string, shown = trimmed) =>
  ({ path, originalValue }: MessageParams) =>
    `${path}: нужно ${wanted}, а задано «${shown(originalValue)}»`;

export function whole(fallback: number, min: number, max: number) {
  const wrong = given(`целое число от ${min} до ${max}`);
  return number()
    .transform((_, original) => {
      const digits = trimmed(original);
      return digits && (/^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN);
    })
    .typeError(wrong)
    .min(min, wrong)
    .max(max, wrong)
    .default(fallback);
}

const YES = ['true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

export const flag = () =>
  boolean()
    .transform((_, original) => {
      const word = folded(original);
      if (word === '1' || YES.includes(word ?? '')) return true;
      return NO.includes(word ?? '') ? false : word;
    })
    .typeError(given('1 или 0', folded));

export const oneOf = <T extends string>(allowed: readonly T[]) =>
  text().oneOf(allowed, given(`одно из ${allowed.join(', ')}`));

export const timeZone = () =>
  text().test(
    'zone',
    ({ path, value }) => `${path}: нет такого часового пояса «${value}», пример: Europe/Moscow`,
    (name) => name === undefined || isZone(name),
  );

/** The message does not contain the value: a database URL contains a password. */
export const url = (scheme: RegExp, example: string) =>
  text().test(
    'url',
    ({ path }) => `${path}: нужен адрес вида ${example}`,
    (address) => address === undefined || (scheme.test(address) && URL.canParse(address)),
  );

const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/;

/** Trusted proxies for X-Forwarded-*: false, a number, or a comma list of addresses. */
export const proxies = () =>
  mixed<false | number | string>((value): value is false | number | string => value !== null)
    .transform((_, original) => {
      const word = folded(original);
      if (word === undefined || NO.includes(word)) return false;
      if (YES.includes(word)) return 1;
      return /^\d$/.test(word) ? Number(word) : word.split(/\s*,\s*/).join(', ');
    })
    .test(
      'proxies',
      ({ path }) =>
        `${path}: нужно 0, число прокси перед сервером (1…9) или их адреса через запятую`,
      (value) => typeof value !== 'string' || value.split(', ').every((part) => PROXY.test(part)),
    )
    .default(false);
