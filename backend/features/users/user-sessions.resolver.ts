import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { endAllSessions, endSession, readUserSessions } from './user-sessions';
import { UserSessionList } from './users.types';

/** Any user for their own account, user managers for all: checked by the commands. */
@Resolver()
export class UserSessionsResolver {
  @Price(1)
  @Permit()
  @Query(() => UserSessionList, {
    description: 'Active sessions of a user; those of other users require manage_users',
  })
  userSessions(
    @Ctx() ctx: SignedInContext,
    @Arg('userId', () => Int, { description: 'ID of the user' }) userId: number,
  ): Promise<UserSessionList> {
    return readUserSessions(ctx, userId);
  }

  @Price(4)
  @Runs(endSession)
  @Mutation(() => Boolean, {
    description: 'End a session; those of other users require manage_users',
  })
  endSession(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the session' }) id: number,
  ): Promise<boolean> {
    return runCommand(endSession, ctx, { id });
  }

  @Price(4)
  @Runs(endAllSessions)
  @Mutation(() => Int, {
    description:
      'End all sessions of a user and return their number; those of other users require manage_users',
  })
  endAllSessions(
    @Ctx() ctx: SignedInContext,
    @Arg('userId', () => Int, { description: 'ID of the user' }) userId: number,
    @Arg('exceptCurrent', () => Boolean, {
      defaultValue: false,
      description: 'Whether to keep the current session',
    })
    exceptCurrent: boolean,
  ): Promise<number> {
    return runCommand(endAllSessions, ctx, { userId, exceptCurrent });
  }
}
