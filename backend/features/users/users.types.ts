import { DateTime } from '@backend/operation/scalars';
import type { Permission } from '@schema/permissions';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@ObjectType({ description: 'An account as those who manage users see it' })
export class UserAccount {
  @Field(() => Int, { description: 'Number of the account' })
  id!: number;

  @Field(() => String, { description: 'What one signs in with; letter case makes no difference' })
  login!: string;

  @Field(() => Boolean, { description: 'Off: nobody signs in, sessions and tokens do not work' })
  isActive!: boolean;

  @Field(() => [String], { description: 'Permission strings; they alone decide what is open' })
  permissions!: readonly Permission[];

  @Field(() => DateTime, { description: 'When the account was made' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'The password was given by somebody else and is replaced at the next sign-in',
  })
  mustChangePassword!: boolean;

  @Field(() => Boolean, {
    description:
      'Owns the company: nobody else changes its login, password or tokens or removes it',
  })
  isOwner!: boolean;

  @Field(() => Int, { description: 'Grows with every change; send it back to detect a stale edit' })
  version!: number;
}

@ObjectType({ description: 'All accounts' })
export class UserList {
  @Field(() => [UserAccount], { description: 'Sorted by login' })
  items!: UserAccount[];
}

@InputType({ description: 'A new account' })
export class CreateUserInput {
  @Field(() => String, { nullable: true, description: 'Needed; one of a kind in any letter case' })
  login?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At least 6 characters of any script; needed',
  })
  password?: string | null;

  @Field(() => [String], { nullable: true, description: 'Permission strings; absent: none' })
  permissions?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent: yes' })
  isActive?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the password is replaced at the first sign-in; absent: no',
  })
  mustChangePassword?: boolean | null;
}

@InputType({ description: 'What becomes of an account' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true, description: 'Needed; one of a kind in any letter case' })
  login?: string | null;

  @Field(() => String, { nullable: true, description: 'Absent or empty leaves the old one' })
  password?: string | null;

  @Field(() => [String], { nullable: true, description: 'Permission strings; absent leaves them' })
  permissions?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent leaves it' })
  isActive?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the new password is replaced at the next sign-in; without a password it changes nothing',
  })
  mustChangePassword?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the account has moved on',
  })
  version?: number | null;
}

@ObjectType({ description: 'A signed-in browser' })
export class UserSession {
  @Field(() => Int, { description: 'Number of the session' })
  id!: number;

  @Field(() => DateTime, { description: 'When they signed in' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute' })
  lastSeenAt!: Date;

  @Field(() => DateTime, { description: 'When it ends unless used before' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: "The browser's name for itself" })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'The session this very request came with' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'Live sessions of one user' })
export class UserSessionList {
  @Field(() => [UserSession], { description: 'Last used first' })
  items!: UserSession[];
}
