import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Maintenance } from '@backend/operation/types/maintenance.types';
import { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createMaintenance } from './create-maintenance';
import { CreateMaintenanceInput, UpdateMaintenanceInput } from './maintenances.types';
import { readMaintenance } from './read-maintenance';
import { updateMaintenance } from './update-maintenance';

@Resolver()
export class MaintenancesResolver {
  @Price(1)
  @Permit('view_board', 'view_logistics')
  @Query(() => Maintenance, { description: 'Maintenance record' })
  maintenance(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the maintenance record' }) id: number,
  ): Promise<Maintenance> {
    return readMaintenance(ctx, id);
  }

  @Price(4)
  @Runs(createMaintenance)
  @Mutation(() => SavedMaintenance, {
    description: 'Create a maintenance record, even when it overlaps bookings',
  })
  createMaintenance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateMaintenanceInput) input: CreateMaintenanceInput,
  ): Promise<SavedMaintenance> {
    return runCommand(createMaintenance, ctx, input);
  }

  @Price(4)
  @Runs(updateMaintenance)
  @Mutation(() => SavedMaintenance, {
    description: 'Update a maintenance record, even when it overlaps bookings',
  })
  updateMaintenance(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the maintenance record' }) id: number,
    @Arg('input', () => UpdateMaintenanceInput) input: UpdateMaintenanceInput,
  ): Promise<SavedMaintenance> {
    return runCommand(updateMaintenance, ctx, { id, ...input });
  }
}
