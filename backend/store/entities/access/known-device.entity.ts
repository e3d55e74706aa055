import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity';

/** A browser that has signed in to the account; only the hash of its device cookie is stored. */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () =>
      p
        .manyToOne(User)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('known_devices_user_id_index'),
    tokenHash: p.text(),
    createdAt: instant(),
    /** The latest sign-in. */
    lastUsedAt: instant(),
  },
  uniques: [{ name: 'known_devices_token_user_unique', properties: ['tokenHash', 'user'] }],
});

export type KnownDevice = InferEntity<typeof KnownDevice>;
