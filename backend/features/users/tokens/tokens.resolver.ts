import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { apiTokenPayload } from '@schema/forms/people/api-token';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createApiToken } from './create-api-token';
import { readApiTokens } from './read-api-tokens';
import { revokeApiToken } from './revoke-api-token';
import { ApiTokenList, ApiTokenType, CreateApiTokenInput, CreatedApiToken } from './tokens.types';

/** Any user for their own account, user managers for all: checked by the commands. */
@Resolver()
export class TokensResolver {
  @Price(1)
  @Permit()
  @Query(() => ApiTokenList, {
    description:
      'API tokens of a user that are not revoked; those of other users require manage_users',
  })
  apiTokens(
    @Ctx() ctx: SignedInContext,
    @Arg('userId', () => Int, {
      nullable: true,
      description: 'ID of the user; defaults to the current user',
    })
    userId: number | null,
  ): Promise<ApiTokenList> {
    return readApiTokens(ctx, userId ?? undefined);
  }

  @Price(4)
  @Permit()
  @Form(apiTokenPayload)
  @Mutation(() => CreatedApiToken, {
    description:
      'Create an API token with some of the permissions of its user; its secret is returned only here',
  })
  createApiToken(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateApiTokenInput) input: CreateApiTokenInput,
  ): Promise<CreatedApiToken> {
    return createApiToken(ctx, input);
  }

  @Price(4)
  @Runs(revokeApiToken)
  @Mutation(() => ApiTokenType, {
    description: 'Revoke an API token; those of other users require manage_users',
  })
  revokeApiToken(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the API token' }) id: number,
  ): Promise<ApiTokenType> {
    return runCommand(revokeApiToken, ctx, { id });
  }
}
