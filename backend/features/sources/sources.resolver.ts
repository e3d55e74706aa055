import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { sourcesPayload } from '@schema/forms/analytics-period';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createSource } from './create-source';
import { readSources } from './read-sources';
import { renameSource } from './rename-source';
import { CreateSourceInput, Source, SourceList } from './sources.types';

@Resolver()
export class SourcesResolver {
  @Price(6)
  @Permit('edit_bookings', 'view_sources')
  @Form(sourcesPayload, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => SourceList, {
    description: 'All sources; with a period, also their figures, which require view_sources',
  })
  sources(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, {
      nullable: true,
      description: 'Start of a period; given together with `end`',
    })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description: 'End of the period; given together with `start`',
    })
    end: Date | null,
  ): Promise<SourceList> {
    return readSources(ctx, { start, end });
  }

  @Price(4)
  @Runs(createSource)
  @Mutation(() => Source, {
    description: 'Create a source, with a review request template when one is given',
  })
  createSource(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateSourceInput) input: CreateSourceInput,
  ): Promise<Source> {
    return runCommand(createSource, ctx, input);
  }

  @Price(4)
  @Runs(renameSource)
  @Mutation(() => Source, { description: 'Rename a source' })
  renameSource(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the source' }) id: number,
    @Arg('name', () => String, {
      nullable: true,
      description: 'Name, unique among sources; required',
    })
    name: string | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<Source> {
    return runCommand(renameSource, ctx, { id, name, version });
  }
}
