import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { DamageInput } from '@backend/operation/types/car-damage.types';
import { UploadedFile } from '@backend/operation/types/file.types';
import { storePhoto } from '@backend/uploads/store-photo';
import { photoPayload } from '@schema/forms/fields/upload';
import { STATE_PHOTO_PREFIX } from '@schema/values/fleet/file-url';
import { RECENT_WORK_DAYS } from '@schema/values/fleet/recent-work';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CarState, MileageInput } from './car-state.types';
import { addCarDamage, mendCarDamage, unmendCarDamage, withdrawCarDamage } from './damage-commands';
import { addMileageReading, reverseMileageReading } from './mileage-commands';
import { readCarState } from './read-car-state';

@Resolver()
export class CarStateResolver {
  @Price(1)
  @Permit('view_cars', 'edit_bookings')
  @Query(() => CarState, { description: 'Mileage and damages of a car' })
  carState(
    @Ctx() { em, now }: RequestContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
  ): Promise<CarState> {
    return readCarState(em, carId, now);
  }

  @Price(4)
  @Runs(addMileageReading)
  @Mutation(() => CarState, {
    description:
      'Record the mileage of a car; MILEAGE_DOUBTFUL when it contradicts another reading and is not explained',
  })
  addMileageReading(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('input', () => MileageInput) input: MileageInput,
  ): Promise<CarState> {
    return runCommand(addMileageReading, ctx, { carId, ...input });
  }

  @Price(4)
  @Runs(reverseMileageReading)
  @Mutation(() => CarState, {
    description:
      'Reverse a wrong reading, which makes the one reversed for it valid again; CONFLICT when it is already reversed',
  })
  reverseMileageReading(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the reading' }) id: number,
  ): Promise<CarState> {
    return runCommand(reverseMileageReading, ctx, { id });
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(photoPayload)
  @Mutation(() => UploadedFile, {
    description:
      'Upload a photo of a damage, JPEG, PNG or WebP of at most 10 MB; only users who see the state of cars can read it',
  })
  uploadCarStatePhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('photo', () => FileContent, { description: 'File to upload' }) photo: Uint8Array,
  ): Promise<UploadedFile> {
    return storePhoto(ctx, photo, {
      operation: 'uploadCarStatePhoto',
      prefix: STATE_PHOTO_PREFIX,
    });
  }

  @Price(4)
  @Runs(addCarDamage)
  @Mutation(() => CarState, { description: 'Record a damage of a car' })
  addCarDamage(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('input', () => DamageInput) input: DamageInput,
  ): Promise<CarState> {
    return runCommand(addCarDamage, ctx, { carId, ...input });
  }

  @Price(4)
  @Runs(mendCarDamage)
  @Mutation(() => CarState, {
    description: 'Mark a damage as repaired now; CONFLICT when it is already repaired',
  })
  mendCarDamage(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the damage' }) id: number,
    @Arg('maintenanceId', () => Int, {
      nullable: true,
      description: `ID of the maintenance that repaired it, of this car and of the last ${RECENT_WORK_DAYS} days`,
    })
    maintenanceId?: number | null,
  ): Promise<CarState> {
    return runCommand(mendCarDamage, ctx, { id, maintenanceId });
  }

  @Price(4)
  @Runs(unmendCarDamage)
  @Mutation(() => CarState, { description: 'Remove the mark of a repair' })
  unmendCarDamage(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the damage' }) id: number,
  ): Promise<CarState> {
    return runCommand(unmendCarDamage, ctx, { id });
  }

  @Price(4)
  @Runs(withdrawCarDamage)
  @Mutation(() => CarState, { description: 'Withdraw a damage recorded by mistake' })
  withdrawCarDamage(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the damage' }) id: number,
  ): Promise<CarState> {
    return runCommand(withdrawCarDamage, ctx, { id });
  }
}
