import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { UploadedFile } from '@backend/operation/types/file.types';
import { storePhoto } from '@backend/uploads/store-photo';
import { TEXT_LIMITS } from '@schema/constants';
import { photoPayload } from '@schema/forms/fields/upload';
import { CHARGE_PHOTO_PREFIX } from '@schema/values/fleet/file-url';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { addCharge, withholdDeposit } from './charges';
import { RentalMoney } from './money.types';
import { ChargeInput, PaymentInput, WithholdingInput } from './money-input.types';
import { refundPayment, returnDeposit, takeDeposit, takePayment } from './payments';
import { readRentalMoney } from './read-rental-money';
import { reverseCharge, reverseMoneyEntry } from './reverse-money';

@Resolver()
export class MoneyResolver {
  @Price(2)
  @Permit('edit_bookings')
  @Query(() => RentalMoney, { description: 'Rent, charges, payments and deposit of a rental' })
  rentalMoney(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => Int, { description: 'ID of any booking of the rental' })
    bookingId: number,
  ): Promise<RentalMoney> {
    return readRentalMoney(ctx, bookingId);
  }

  @Price(4)
  @Runs(takePayment)
  @Mutation(() => RentalMoney, { description: 'Record a payment for the rent and charges' })
  takePayment(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(takePayment, ctx, input);
  }

  @Price(4)
  @Runs(refundPayment)
  @Mutation(() => RentalMoney, {
    description: 'Record a refund of payments, at most what was paid',
  })
  refundPayment(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(refundPayment, ctx, input);
  }

  @Price(4)
  @Runs(takeDeposit)
  @Mutation(() => RentalMoney, { description: 'Record a deposit taken' })
  takeDeposit(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(takeDeposit, ctx, input);
  }

  @Price(4)
  @Runs(returnDeposit)
  @Mutation(() => RentalMoney, {
    description: 'Record a refund of the deposit, at most what is held',
  })
  returnDeposit(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(returnDeposit, ctx, input);
  }

  @Price(4)
  @Runs(withholdDeposit)
  @Mutation(() => RentalMoney, {
    description: 'Withhold part of the deposit to pay what is owed or a new charge',
  })
  withholdDeposit(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => WithholdingInput) input: WithholdingInput,
  ): Promise<RentalMoney> {
    return runCommand(withholdDeposit, ctx, input);
  }

  @Price(4)
  @Permit('edit_bookings')
  @Form(photoPayload)
  @Mutation(() => UploadedFile, {
    description:
      'Upload a photo of a charge, JPEG, PNG or WebP of at most 10 MB; only users who see payments can read it',
  })
  uploadChargePhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('photo', () => FileContent, { description: 'File to upload' }) photo: Uint8Array,
  ): Promise<UploadedFile> {
    return storePhoto(ctx, photo, { operation: 'uploadChargePhoto', prefix: CHARGE_PHOTO_PREFIX });
  }

  @Price(4)
  @Runs(addCharge)
  @Mutation(() => RentalMoney, { description: 'Record a charge besides the rent' })
  addCharge(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => ChargeInput) input: ChargeInput,
  ): Promise<RentalMoney> {
    return runCommand(addCharge, ctx, input);
  }

  @Price(4)
  @Runs(reverseMoneyEntry)
  @Mutation(() => RentalMoney, {
    description:
      'Reverse an entry with an offsetting entry; CONFLICT when it is already reversed or a later refund depends on it',
  })
  reverseMoneyEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the entry' }) id: number,
    @Arg('comment', () => String, {
      nullable: true,
      description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
    })
    comment: string | null = null,
  ): Promise<RentalMoney> {
    return runCommand(reverseMoneyEntry, ctx, { id, comment });
  }

  @Price(4)
  @Runs(reverseCharge)
  @Mutation(() => RentalMoney, {
    description: 'Reverse a charge with an offsetting charge; CONFLICT when it is already reversed',
  })
  reverseCharge(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the charge' }) id: number,
    @Arg('comment', () => String, {
      nullable: true,
      description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
    })
    comment: string | null = null,
  ): Promise<RentalMoney> {
    return runCommand(reverseCharge, ctx, { id, comment });
  }
}
