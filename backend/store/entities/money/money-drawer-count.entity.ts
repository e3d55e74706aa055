import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Day } from '@schema/values/time/calendar';

/** Cash counted by a user at the end of a day; a later count of the day is the next revision. */
export const MoneyDrawerCount = defineEntity({
  name: 'MoneyDrawerCount',
  tableName: 'money_drawer_counts',
  properties: {
    id: p.integer().primary().autoincrement(),
    day: p.text().$type<Day>(),
    userId: p.integer(),
    userLogin: p.text(),
    /** From 1; the last revision counts. */
    revision: p.integer(),
    openedWithKopecks: money(),
    /** Expected amount at the time of the count. */
    expectedKopecks: money(),
    countedKopecks: money(),
    comment: p.text().nullable(),
    countedAt: instant(),
  },
  uniques: [
    {
      name: 'money_drawer_counts_user_id_day_revision_unique',
      properties: ['userId', 'day', 'revision'],
    },
  ],
});

export type MoneyDrawerCount = InferEntity<typeof MoneyDrawerCount>;
