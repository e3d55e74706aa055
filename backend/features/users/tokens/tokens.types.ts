import { DateTime } from '@backend/operation/scalars';
import { API_TOKENS } from '@schema/constants';
import type { Permission } from '@schema/permissions';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ApiToken', {
  description:
    "A script's key to GraphQL and REST, sent as Authorization: Bearer; never its secret",
})
export class ApiTokenType {
  @Field(() => Int, { description: 'Number of the token' })
  id!: number;

  @Field(() => Int, { description: 'Number of the account it acts for' })
  userId!: number;

  @Field(() => String, { description: 'Its name' })
  name!: string;

  @Field(() => [String], {
    description: 'Permission strings as granted; those its owner has lost do not work',
  })
  permissions!: readonly Permission[];

  @Field(() => DateTime, { description: 'When it was made' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Last use, to the minute; null: never' })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null: it was not' })
  revokedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Refused from then on; null: never' })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'Tokens of one account' })
export class ApiTokenList {
  @Field(() => [ApiTokenType], {
    description: 'Those not revoked, expired ones included, newest first',
  })
  items!: ApiTokenType[];
}

@ObjectType({ description: 'A token just made' })
export class CreatedApiToken {
  @Field(() => String, { description: 'The secret itself: shown here once and kept nowhere' })
  token!: string;

  @Field(() => ApiTokenType, { description: 'The token as lists show it' })
  apiToken!: ApiTokenType;
}

@InputType({ description: 'A new token' })
export class CreateApiTokenInput {
  @Field(() => String, { nullable: true, description: 'Its name; needed' })
  name?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Permission strings, all of them held by its owner; at least one',
  })
  permissions?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whose token; absent: the own. For others manage_users is needed',
  })
  userId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Days it works, 1 to ${API_TOKENS.maxDays}; absent: ${API_TOKENS.days}`,
  })
  expiresInDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Asks for a token without an end' })
  neverExpires?: boolean | null;
}
