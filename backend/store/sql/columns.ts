import { p } from '@mikro-orm/core';
import type { Kopecks } from '@schema/values/money/money';

/**
 * Property builders shared by the entities, one column type per kind of value and engine: `instant`
 * is a moment in UTC to the millisecond (epoch milliseconds on SQLite, timestamptz(3) on
 * PostgreSQL); `money` is whole kopecks (64 bits: 32 end at 21 million roubles); `document` is
 * JSON.
 */
export const instant = () => p.datetime(3);
export const money = () => p.bigint('number').$type<Kopecks>();
export const document = <T>() => p.json<T>();
