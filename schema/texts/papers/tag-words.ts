import { knownTag } from '@schema/values/papers/known-tags';

/** «паспорт клиента», «VIN»; a tag without a label by its name. */
export function tagWords(tag: string): string {
  const label = knownTag(tag)?.label ?? tag;
  const isAbbreviation = /^\p{Lu}{2}/u.test(label);
  return isAbbreviation ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** «Впишите от руки: паспорт клиента, VIN.» */
export const handwrittenText = (missing: readonly string[]): string =>
  `Впишите от руки: ${missing.map(tagWords).join(', ')}.`;
