import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { UploadedFile } from '@backend/operation/types/file.types';
import { photoPayload } from '@schema/forms/fields/upload';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { addCharge, withholdDeposit } from './charges';
import { RentalMoney } from './money.types';
import { ChargeInput, PaymentInput, WithholdingInput } from './money-input.types';
import { refundPayment, returnDeposit, takeDeposit, takePayment } from './payments';
import { readRentalMoney } from './read-rental-money';
import { reverseCharge, reverseMoneyEntry } from './reverse-money';
import { uploadChargePhoto } from './upload-charge-photo';

@Resolver()
export class MoneyResolver {
  @Price(2)
  @Permit('edit_bookings')
  @Query(() => RentalMoney, { description: 'What is owed, paid and held for a rental' })
  rentalMoney(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => Int) bookingId: number,
  ): Promise<RentalMoney> {
    return readRentalMoney(ctx, bookingId);
  }

  @Price(4)
  @Runs(takePayment)
  @Mutation(() => RentalMoney, { description: 'Records money for the rent and charges' })
  takePayment(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(takePayment, ctx, input);
  }

  @Price(4)
  @Runs(refundPayment)
  @Mutation(() => RentalMoney, { description: 'Records money of the rent given back' })
  refundPayment(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(refundPayment, ctx, input);
  }

  @Price(4)
  @Runs(takeDeposit)
  @Mutation(() => RentalMoney, { description: 'Records a deposit taken' })
  takeDeposit(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(takeDeposit, ctx, input);
  }

  @Price(4)
  @Runs(returnDeposit)
  @Mutation(() => RentalMoney, { description: 'Records a deposit given back' })
  returnDeposit(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
  ): Promise<RentalMoney> {
    return runCommand(returnDeposit, ctx, input);
  }

  @Price(4)
  @Runs(withholdDeposit)
  @Mutation(() => RentalMoney, {
    description: 'Pays what is owed, or a new charge, with the deposit',
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
      'Takes in a photo of a charge: JPEG, PNG or WebP by content, 10 MB; who sees money sees it',
  })
  uploadChargePhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('photo', () => FileContent) photo: Uint8Array,
  ): Promise<UploadedFile> {
    return uploadChargePhoto(ctx, photo);
  }

  @Price(4)
  @Runs(addCharge)
  @Mutation(() => RentalMoney, { description: 'Records what a customer owes beside the rent' })
  addCharge(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => ChargeInput) input: ChargeInput,
  ): Promise<RentalMoney> {
    return runCommand(addCharge, ctx, input);
  }

  @Price(4)
  @Runs(reverseMoneyEntry)
  @Mutation(() => RentalMoney, {
    description: 'Takes an entry back by a contrary one; nothing is deleted',
  })
  reverseMoneyEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('comment', () => String, { nullable: true }) comment: string | null = null,
  ): Promise<RentalMoney> {
    return runCommand(reverseMoneyEntry, ctx, { id, comment });
  }

  @Price(4)
  @Runs(reverseCharge)
  @Mutation(() => RentalMoney, {
    description: 'Takes a charge back by a contrary one; nothing is deleted',
  })
  reverseCharge(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('comment', () => String, { nullable: true }) comment: string | null = null,
  ): Promise<RentalMoney> {
    return runCommand(reverseCharge, ctx, { id, comment });
  }
}
