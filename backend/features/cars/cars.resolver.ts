import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { UploadedFile } from '@backend/operation/types/file.types';
import { storePhoto } from '@backend/uploads/store-photo';
import { photoPayload } from '@schema/forms/fields/upload';
import { carOrderPayload } from '@schema/forms/fleet/car-order';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CarList, CopiedTariffs, FleetCar, SaveCarInput, TariffTargetInput } from './cars.types';
import { changePrices, undoPriceChange } from './change-prices';
import { ChangedPrices, ChangePricesInput } from './change-prices.types';
import { copyTariffs } from './copy-tariffs';
import { createCar } from './create-car';
import { deleteCar } from './delete-car';
import { readCar, readCars } from './read-cars';
import { reorderCars } from './reorder-cars';
import { undoTariffCopy } from './undo-tariff-copy';
import { updateCar } from './update-car';

@Resolver()
export class CarsResolver {
  @Price(25)
  @Permit('view_cars')
  @Query(() => CarList, { description: 'All cars in fleet order, with photos and tariffs' })
  cars(@Ctx() ctx: RequestContext): Promise<CarList> {
    return readCars(ctx);
  }

  @Price(1)
  @Permit('view_cars')
  @Query(() => FleetCar, { description: 'Car with photos and tariffs' })
  car(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the car' }) id: number,
  ): Promise<FleetCar> {
    return readCar(ctx, id);
  }

  @Price(4)
  @Runs(createCar)
  @Mutation(() => FleetCar, { description: 'Create a car at the end of the fleet order' })
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
      'Update a car; omitted optional fields are kept, tariff groups are replaced as a whole',
  })
  updateCar(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the car' }) id: number,
    @Arg('input', () => SaveCarInput) input: SaveCarInput,
  ): Promise<FleetCar> {
    return runCommand(updateCar, ctx, { id, ...input });
  }

  @Price(30, { cars: 50 })
  @Runs(copyTariffs)
  @Mutation(() => CopiedTariffs, {
    description:
      'Replace the tariff groups of other cars with those of one car, all or none; STALE with `changed` when any has changed since it was read',
  })
  copyTariffs(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car whose tariffs are copied' })
    carId: number,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of this car that the copy is based on',
    })
    version: number | null,
    @Arg('cars', () => [TariffTargetInput], {
      nullable: true,
      description: 'Cars that receive the tariffs, at least one',
    })
    cars: TariffTargetInput[] | null,
  ): Promise<CopiedTariffs> {
    return runCommand(copyTariffs, ctx, { carId, version, cars });
  }

  @Price(30)
  @Runs(undoTariffCopy)
  @Mutation(() => CopiedTariffs, {
    description: 'Undo a copy of tariffs; CONFLICT when any of its cars has changed since',
  })
  async undoTariffCopy(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `copyTariffs`' })
    operationId: number,
  ): Promise<CopiedTariffs> {
    return { operationId, items: await runCommand(undoTariffCopy, ctx, { operationId }) };
  }

  @Price(30, { 'input.cars': 50 })
  @Runs(changePrices)
  @Mutation(() => ChangedPrices, {
    description:
      'Change the prices of many cars, all or none; STALE with `changed` when any has changed since it was read',
  })
  changePrices(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => ChangePricesInput, { description: 'Cars, seasons and the change' })
    input: ChangePricesInput,
  ): Promise<ChangedPrices> {
    return runCommand(changePrices, ctx, input);
  }

  @Price(30)
  @Runs(undoPriceChange)
  @Mutation(() => ChangedPrices, {
    description: 'Undo a change of prices; CONFLICT when any of its cars has changed since',
  })
  async undoPriceChange(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `changePrices`' })
    operationId: number,
  ): Promise<ChangedPrices> {
    return { operationId, items: await runCommand(undoPriceChange, ctx, { operationId }) };
  }

  @Price(10)
  @Runs(deleteCar)
  @Mutation(() => Boolean, {
    description:
      'Delete a car permanently, with its bookings, maintenance, tariffs and partner shares; CONFLICT while a rental of it is not settled',
  })
  deleteCar(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the car' }) id: number,
  ): Promise<boolean> {
    return runCommand(deleteCar, ctx, { id });
  }

  @Price(30)
  @Runs(reorderCars)
  @Form(carOrderPayload)
  @Mutation(() => CarList, {
    description: 'Set the order of the fleet',
  })
  reorderCars(
    @Ctx() ctx: SignedInContext,
    @Arg('order', () => [Int], { description: 'IDs of all cars, each once, in the new order' })
    order: number[],
    @Arg('basedOn', () => [Int], {
      nullable: true,
      description:
        'IDs of all cars in the order that the change is based on; STALE when it is no longer current',
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
      'Upload a photo for a car: JPEG, PNG or WebP, at most 10 MB; a car shows it once saved with its URL',
  })
  uploadCarPhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('photo', () => FileContent, { description: 'File to upload' }) photo: Uint8Array,
  ): Promise<UploadedFile> {
    return storePhoto(ctx, photo, { operation: 'uploadCarPhoto' });
  }
}
