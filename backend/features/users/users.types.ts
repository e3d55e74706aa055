import { DateTime } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { Permission } from '@schema/permissions';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@ObjectType({ description: 'User, as shown to those who manage users' })
export class UserAccount {
  @Field(() => Int, { description: 'ID of the user' })
  id!: number;

  @Field(() => String, { description: 'Login, in any letter case' })
  login!: string;

  @Field(() => Boolean, {
    description: 'Whether the user may sign in; when false, sessions and API tokens do not work',
  })
  isActive!: boolean;

  @Field(() => [String], { description: 'Permissions of the user, which alone decide on access' })
  permissions!: readonly Permission[];

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the only partner whose cars the user may read, without changing anything; null for staff',
  })
  partnerId!: number | null;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the password is a one-time password, to be changed at the next sign-in',
  })
  mustChangePassword!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the user is the owner; no other user may change the owner's login, password or API tokens, and no one may delete the owner",
  })
  isOwner!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({ description: 'Partner to whom a user may be tied' })
class UserPartner {
  @Field(() => Int, { description: 'ID of the partner' })
  id!: number;

  @Field(() => String, { description: 'Name of the partner' })
  name!: string;
}

@ObjectType({ description: 'All users' })
export class UserList {
  @Field(() => [UserAccount], { description: 'Users by login' })
  items!: UserAccount[];

  @Field(() => [UserPartner], { description: 'Partners to whom a user may be tied, by name' })
  partners!: readonly UserPartner[];
}

@InputType({ description: 'User to create' })
export class CreateUserInput {
  @Field(() => String, {
    nullable: true,
    description: 'Login, unique in any letter case; required',
  })
  login?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Password, at least 6 characters; required',
  })
  password?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Permissions of the user; defaults to none',
  })
  permissions?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the only partner whose cars the user may read; allows `view_board` and `view_analytics` only; defaults to none',
  })
  partnerId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the user may sign in; defaults to true',
  })
  isActive?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the password has to be changed at the first sign-in; defaults to false',
  })
  mustChangePassword?: boolean | null;
}

@InputType({ description: 'Changes to a user' })
export class UpdateUserInput {
  @Field(() => String, {
    nullable: true,
    description: 'Login, unique in any letter case; required',
  })
  login?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New password, at least 6 characters; omitted or empty keeps it',
  })
  password?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Permissions of the user; omitted keeps them',
  })
  permissions?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the only partner whose cars the user may read; null makes the user a member of staff; omitted keeps it',
  })
  partnerId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the user may sign in; omitted keeps it',
  })
  isActive?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the new password has to be changed at the next sign-in; ignored without a new password',
  })
  mustChangePassword?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;
}

@ObjectType({ description: 'Session of a signed-in browser' })
export class UserSession {
  @Field(() => Int, { description: 'ID of the session' })
  id!: number;

  @Field(() => DateTime, { description: 'Time of the sign-in' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last use, to the minute' })
  lastSeenAt!: Date;

  @Field(() => DateTime, { description: 'Expiry time, extended by each use' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'User-Agent header of the browser; null when there is none',
  })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'Whether the request belongs to this session' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'Active sessions of a user' })
export class UserSessionList {
  @Field(() => [UserSession], { description: 'Active sessions, last used first' })
  items!: UserSession[];
}
