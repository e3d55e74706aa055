import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../access/user.entity';
import { Till } from './till.entity';

/** A user who may use an office's till. */
export const TillUser = defineEntity({
  name: 'TillUser',
  tableName: 'till_users',
  properties: {
    till: () => p.manyToOne(Till).primary().ref().deleteRule('cascade').updateRule('no action'),
    user: () =>
      p
        .manyToOne(User)
        .primary()
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('till_users_user_id_index'),
  },
});

export type TillUser = InferEntity<typeof TillUser>;
