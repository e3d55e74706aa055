import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import { MAX_MONEY_MARKS } from '@schema/constants';
import { analyticsPeriodForm } from '@schema/forms/analytics-period';
import {
  debtorsPayload,
  depositsPayload,
  markQuestionsPayload,
  moneyMarksPayload,
} from '@schema/forms/money/reports';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ChargeTotals } from './charge-totals.types';
import { CustomerMoney } from './customer-money.types';
import { MarkedMomentEnum, MarkQuestions, MoneyMarkType } from './money-mark.types';
import { DebtorsArgs, DepositsArgs, MoneyRentalPage } from './money-reports.types';
import { MoneySettings, MoneySettingsInput } from './money-settings.types';
import { readChargeTotals } from './read-charge-totals';
import { readCustomerMoney } from './read-customer-money';
import { readMarkQuestions } from './read-mark-questions';
import { readMoneyMarks } from './read-money-marks';
import { readDebtors, readDeposits } from './read-money-reports';
import { readMoneySettings, setMoneySettings } from './set-money-settings';

@Resolver()
export class MoneyReportsResolver {
  @Price(25, { pageSize: 50 })
  @Permit('view_analytics')
  @Form(debtorsPayload)
  @Query(() => MoneyRentalPage, {
    description: 'Rentals with money owed by or to the customer, now or at a past moment',
  })
  debtors(
    @Ctx() ctx: RequestContext,
    @Args(() => DebtorsArgs) args: DebtorsArgs,
  ): Promise<MoneyRentalPage> {
    return readDebtors(ctx, args);
  }

  @Price(25, { pageSize: 50 })
  @Permit('view_analytics')
  @Form(depositsPayload)
  @Query(() => MoneyRentalPage, {
    description:
      'Rentals whose deposit is held, now or at a past moment, or was not taken at the handover',
  })
  deposits(
    @Ctx() ctx: RequestContext,
    @Args(() => DepositsArgs) args: DepositsArgs,
  ): Promise<MoneyRentalPage> {
    return readDeposits(ctx, args);
  }

  @Price(4)
  @Permit('view_analytics')
  @Form(analyticsPeriodForm, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => ChargeTotals, { description: 'Charges besides the rent in a period, by kind' })
  chargeTotals(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, {
      nullable: true,
      description: 'Start of the period, whose whole days in company time count; required',
    })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description:
        'End of the period, not before the start and at most ten years after it; required',
    })
    end: Date | null,
  ): Promise<ChargeTotals> {
    return readChargeTotals(ctx, { start, end });
  }

  @Price(1, { bookingIds: 50 })
  @Permit('edit_bookings')
  @Form(moneyMarksPayload)
  @Query(() => [MoneyMarkType], {
    description:
      'Payment status of the rentals of the given bookings; untracked rentals are left out',
  })
  moneyMarks(
    @Ctx() ctx: RequestContext,
    @Arg('bookingIds', () => [Int], {
      description: `IDs of the bookings, at most ${MAX_MONEY_MARKS}`,
    })
    bookingIds: number[],
  ): Promise<MoneyMarkType[]> {
    return readMoneyMarks(ctx, bookingIds);
  }

  @Price(2)
  @Permit('edit_bookings')
  @Form(markQuestionsPayload)
  @Query(() => MarkQuestions, {
    description:
      'Money and unreturned rental to confirm before a handover or return is marked; CONFLICT when the mark does not apply',
  })
  markQuestions(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => Int, { description: 'ID of the booking' }) bookingId: number,
    @Arg('at', () => MarkedMomentEnum, { description: 'Mark to be set' }) at: MarkedMoment,
  ): Promise<MarkQuestions> {
    return readMarkQuestions(ctx, bookingId, at);
  }

  @Price(2)
  @Permit('edit_bookings')
  @Query(() => CustomerMoney, {
    description: 'Debts, deposits and advance of a customer over all rentals',
  })
  customerMoney(
    @Ctx() { em }: RequestContext,
    @Arg('customerId', () => Int, { description: 'ID of the customer' }) customerId: number,
  ): Promise<CustomerMoney> {
    return readCustomerMoney(em, customerId);
  }

  @Price(1)
  @Permit('edit_bookings', 'view_analytics', 'manage_users')
  @Query(() => MoneySettings, { description: 'Company money settings' })
  moneySettings(@Ctx() ctx: RequestContext): Promise<MoneySettings> {
    return readMoneySettings(ctx);
  }

  @Price(4)
  @Runs(setMoneySettings)
  @Mutation(() => MoneySettings, { description: 'Update the company money settings' })
  setMoneySettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => MoneySettingsInput) input: MoneySettingsInput,
  ): Promise<MoneySettings> {
    return runCommand(setMoneySettings, ctx, input);
  }
}
