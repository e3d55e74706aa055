import { DateTime } from '@backend/operation/scalars';
import { API_TOKENS } from '@schema/constants';
import type { Permission } from '@schema/permissions';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ApiToken', {
  description:
    'API token for GraphQL and REST, sent as `Authorization: Bearer`, without its secret',
})
export class ApiTokenType {
  @Field(() => Int, { description: 'ID of the API token' })
  id!: number;

  @Field(() => Int, { description: 'ID of the user of the token' })
  userId!: number;

  @Field(() => String, { description: 'Name of the token' })
  name!: string;

  @Field(() => [String], {
    description: 'Permissions of the token; those that its user has lost have no effect',
  })
  permissions!: readonly Permission[];

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last use, to the minute; null when never used',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the revocation; null when not revoked',
  })
  revokedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Expiry time; null when the token never expires',
  })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'API tokens of one user' })
export class ApiTokenList {
  @Field(() => [ApiTokenType], {
    description: 'API tokens that are not revoked, expired ones included, newest first',
  })
  items!: ApiTokenType[];
}

@ObjectType({ description: 'Created API token and its secret' })
export class CreatedApiToken {
  @Field(() => String, {
    description: 'Secret of the token; returned only here, since it is not stored',
  })
  token!: string;

  @Field(() => ApiTokenType, { description: 'Created API token' })
  apiToken!: ApiTokenType;
}

@InputType({ description: 'API token to create' })
export class CreateApiTokenInput {
  @Field(() => String, { nullable: true, description: 'Name of the token; required' })
  name?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Permissions of the token, at least one, all of them permissions of its user; required',
  })
  permissions?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the user of the token; defaults to the current user, others require manage_users',
  })
  userId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Lifetime in days, 1–${API_TOKENS.maxDays}; defaults to ${API_TOKENS.days}`,
  })
  expiresInDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the token never expires, which excludes `expiresInDays`; defaults to false',
  })
  neverExpires?: boolean | null;
}
