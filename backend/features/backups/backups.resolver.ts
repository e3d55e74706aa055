import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Backups } from './backups.types';
import { readBackups } from './read-backups';
import { startBackup } from './start-backup';

@Resolver()
export class BackupsResolver {
  @Price(2)
  @Permit('manage_users')
  @Query(() => Backups, { description: 'Backups of all data and their schedule' })
  backups(@Ctx() ctx: RequestContext): Promise<Backups> {
    return readBackups(ctx);
  }

  @Price(4)
  @Permit('manage_users')
  @Mutation(() => Boolean, {
    description:
      'Start a backup now, which `backups` lists once it is made; CONFLICT when backups are off or one is being made',
  })
  startBackup(@Ctx() ctx: SignedInContext): Promise<boolean> {
    return startBackup(ctx);
  }
}
