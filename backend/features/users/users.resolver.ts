import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { readUsers } from './read-users';
import { renewOwnSession, updateUser } from './update-user';
import { CreateUserInput, UpdateUserInput, UserAccount, UserList } from './users.types';

@Resolver()
export class UsersResolver {
  @Price(2)
  @Permit('manage_users')
  @Query(() => UserList, { description: 'All users' })
  users(@Ctx() ctx: RequestContext): Promise<UserList> {
    return readUsers(ctx);
  }

  @Price(4)
  @Runs(createUser)
  @Mutation(() => UserAccount, { description: 'Create a user' })
  createUser(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
  ): Promise<UserAccount> {
    return runCommand(createUser, ctx, input);
  }

  @Price(4)
  @Runs(updateUser)
  @Mutation(() => UserAccount, {
    description:
      'Update a user; a new password or disabling ends sessions and revokes API tokens of the user',
  })
  async updateUser(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the user' }) id: number,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
  ): Promise<UserAccount> {
    const saved = await runCommand(updateUser, ctx, { id, ...input });
    await renewOwnSession(ctx, saved, input);
    return saved;
  }

  @Price(4)
  @Runs(deleteUser)
  @Mutation(() => Boolean, {
    description:
      'Delete a user with sessions and API tokens; CONFLICT for the current user and for the last active one with manage_users',
  })
  deleteUser(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the user' }) id: number,
  ): Promise<boolean> {
    return runCommand(deleteUser, ctx, { id });
  }
}
