import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { TillKind } from '@schema/values/money/tills';

/** A place where cash is kept: of the office or of one user; never deleted. */
export const Till = defineEntity({
  name: 'Till',
  tableName: 'tills',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<TillKind>(),
    /** A user's till: the login at its creation, shown when the account is deleted. */
    name: p.text(),
    /** Without a foreign key: the till outlives the account. */
    userId: p.integer().nullable().unique('tills_user_id_unique'),
    /** An office's till: any user who records money may use it, else those of `till_users`. */
    isForAll: p.boolean(),
    closedAt: instant().nullable(),
    createdAt: instant(),
    version: p.integer().version(),
  },
  uniques: [{ name: 'tills_name_unique', properties: ['name'], where: `kind = 'office'` }],
});

export type Till = InferEntity<typeof Till>;
