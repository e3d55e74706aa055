import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Permission } from '@schema/permissions';
import { cleanName } from '@schema/values/words/text';

/**
 * Logins are compared without case and invisible characters, in any script (docs/domain.md, users).
 */
export const loginKeyOf = (login: string): string => cleanName(login).toLocaleLowerCase('ru');

const keyOfUser = (user: { login: string }) => loginKeyOf(user.login);

/** A login of a member of staff or of a partner. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary().autoincrement(),
    login: p.text(),
    /** Computed by the store; look users up by it, not by `login`. */
    loginKey: p.text().onCreate(keyOfUser).onUpdate(keyOfUser).unique('users_login_key_unique'),
    passwordHash: p.text().hidden(),
    isActive: p.boolean().default(true),
    /** The password was set by another user: the next sign-in requires a new one. */
    mustChangePassword: p.boolean().default(false),
    permissions: document<Permission[]>(),
    /** The only partner whose cars the user may read; null: a member of staff. */
    partner: () =>
      p
        .manyToOne(Partner)
        .ref()
        .nullable()
        .deleteRule('no action')
        .updateRule('no action')
        .index('users_partner_id_index'),
    createdAt: instant(),
    version: p.integer().version(),
  },
});

export type User = InferEntity<typeof User>;

/** The author, while the account exists; deleting the account keeps the row. */
export const byUser = <Column extends string>(column: Column) =>
  p
    .manyToOne(User)
    .ref()
    .nullable()
    .fieldName(column)
    .deleteRule('set null')
    .updateRule('no action');
