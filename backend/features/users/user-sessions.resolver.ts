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
    description: 'Live sessions: the own ones, or with manage_users those of anyone',
  })
  userSessions(
    @Ctx() ctx: SignedInContext,
    @Arg('userId', () => Int) userId: number,
  ): Promise<UserSessionList> {
    return readUserSessions(ctx, userId);
  }

  @Price(4)
  @Runs(endSession)
  @Mutation(() => Boolean, {
    description: 'Ends a session: an own one, or with manage_users that of anyone',
  })
  endSession(@Ctx() ctx: SignedInContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    return runCommand(endSession, ctx, { id });
  }

  @Price(4)
  @Runs(endAllSessions)
  @Mutation(() => Int, { description: 'Ends all sessions of a user; returns their number' })
  endAllSessions(
    @Ctx() ctx: SignedInContext,
    @Arg('userId', () => Int) userId: number,
    @Arg('exceptCurrent', () => Boolean, {
      defaultValue: false,
      description: 'Keeps the session of the caller',
    })
    exceptCurrent: boolean,
  ): Promise<number> {
    return runCommand(endAllSessions, ctx, { userId, exceptCurrent });
  }
}
