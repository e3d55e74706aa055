import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { UploadedFile } from '@backend/operation/types/file.types';
import { photoPayload } from '@schema/forms/fields/upload';
import { carOrderPayload } from '@schema/forms/fleet/car-order';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CarList, CopiedTariffs, FleetCar, SaveCarInput, TariffTargetInput } from './cars.types';
import { copyTariffs } from './copy-tariffs';
import { createCar } from './create-car';
import { deleteCar } from './delete-car';
import { readCar, readCars } from './read-cars';
import { reorderCars } from './reorder-cars';
import { undoTariffCopy } from './undo-tariff-copy';
import { updateCar } from './update-car';
import { uploadCarPhoto } from './upload-car-photo';

@Resolver()
export class CarsResolver {
  @Price(25)
  @Permit('view_cars')
  @Query(() => CarList, { description: 'The whole fleet in its order, with photos and prices' })
  cars(@Ctx() ctx: RequestContext): Promise<CarList> {
    return readCars(ctx);
  }

  @Price(1)
  @Permit('view_cars')
  @Query(() => FleetCar, { description: 'One car with its photos and prices' })
  car(@Ctx() ctx: RequestContext, @Arg('id', () => Int) id: number): Promise<FleetCar> {
    return readCar(ctx, id);
  }

  @Price(4)
  @Runs(createCar)
  @Mutation(() => FleetCar, { description: 'Adds a car at the end of the fleet' })
  createCar(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => SaveCarInput) input: SaveCarInput,
  ): Promise<FleetCar> {
    return runCommand(createCar, ctx, input);
  }

  @Price(4)
  @Runs(updateCar)
  @Mutation(() => FleetCar, {
    description:
      'Saves a car; optional fields that are absent stay, tariff groups are replaced whole',
  })
  updateCar(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => SaveCarInput) input: SaveCarInput,
  ): Promise<FleetCar> {
    return runCommand(updateCar, ctx, { id, ...input });
  }

  @Price(30, { cars: 50 })
  @Runs(copyTariffs)
  @Mutation(() => CopiedTariffs, {
    description:
      'Gives other cars the tariff groups of this one, all or none; STALE with `changed` when one is not as read',
  })
  copyTariffs(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'The car whose tariffs are copied' }) carId: number,
    @Arg('version', () => Int, { nullable: true, description: 'Its version that was read' })
    version: number | null,
    @Arg('cars', () => [TariffTargetInput], { nullable: true, description: 'At least one' })
    cars: TariffTargetInput[] | null,
  ): Promise<CopiedTariffs> {
    return runCommand(copyTariffs, ctx, { carId, version, cars });
  }

  @Price(30)
  @Runs(undoTariffCopy)
  @Mutation(() => CopiedTariffs, {
    description:
      'Gives cars the tariffs back that copyTariffs replaced; CONFLICT when one was changed since',
  })
  async undoTariffCopy(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: 'As copyTariffs answered it' })
    operationId: number,
  ): Promise<CopiedTariffs> {
    return { operationId, items: await runCommand(undoTariffCopy, ctx, { operationId }) };
  }

  @Price(10)
  @Runs(deleteCar)
  @Mutation(() => Boolean, {
    description: 'Removes a car with its bookings, service work, prices and shares for good',
  })
  deleteCar(@Ctx() ctx: SignedInContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    return runCommand(deleteCar, ctx, { id });
  }

  @Price(30)
  @Runs(reorderCars)
  @Form(carOrderPayload)
  @Mutation(() => CarList, {
    description: 'Puts the fleet in this order; it must name every car once',
  })
  reorderCars(
    @Ctx() ctx: SignedInContext,
    @Arg('order', () => [Int], { description: 'Numbers of all cars' }) order: number[],
    @Arg('basedOn', () => [Int], {
      nullable: true,
      description: 'The order that was changed; when the fleet has another one by now: STALE',
    })
    basedOn: number[] | null,
  ): Promise<CarList> {
    return runCommand(reorderCars, ctx, { order, basedOn: basedOn ?? null });
  }

  @Price(4)
  @Permit('view_cars')
  @Form(photoPayload)
  @Mutation(() => UploadedFile, {
    description:
      'Takes in a photo: JPEG, PNG or WebP by content, 10 MB; a car shows it once saved with it',
  })
  uploadCarPhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('photo', () => FileContent) photo: Uint8Array,
  ): Promise<UploadedFile> {
    return uploadCarPhoto(ctx, photo);
  }
}
