import { p } from '@mikro-orm/core';
import type { Kopecks } from '@schema/values/money/money';

/**
 * Property builders shared by the entities, so that a kind of value has one column type on an engine:
 * `instant` a moment in UTC to the millisecond (epoch milliseconds on SQLite, timestamptz(3) on
 * PostgreSQL); `money` whole kopecks (64 bits: 21 million roubles is not the end); `document` JSON.
 */
export const instant = () => p.datetime(3);
export const money = () => p.bigint('number').$type<Kopecks>();
export const document = <T>() => p.json<T>();
