import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { loadSamples } from './load-samples';
import { readSamples } from './read-samples';
import { removeSamples } from './remove-samples';
import { Samples } from './samples.types';

@Resolver()
export class SamplesResolver {
  @Price(1)
  @Permit('manage_users')
  @Query(() => Samples, { description: 'Sample data, and what removing it would delete and keep' })
  samples(@Ctx() ctx: RequestContext): Promise<Samples> {
    return readSamples(ctx);
  }

  @Price(50)
  @Runs(loadSamples)
  @Mutation(() => Samples, { description: 'Load sample data; CONFLICT when the company has data' })
  async loadSamples(@Ctx() ctx: SignedInContext): Promise<Samples> {
    await runCommand(loadSamples, ctx, null);
    return readSamples(ctx);
  }

  @Price(50)
  @Runs(removeSamples)
  @Mutation(() => Samples, { description: 'Remove the sample data that nobody has changed' })
  async removeSamples(@Ctx() ctx: SignedInContext): Promise<Samples> {
    await runCommand(removeSamples, ctx, null);
    return readSamples(ctx);
  }
}
