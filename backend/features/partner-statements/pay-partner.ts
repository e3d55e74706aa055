import { notFound, Refusal } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { addOperation } from '@backend/tills/add-operation';
import { payoutPayload } from '@schema/forms/money/payout';
import { MESSAGES } from '@schema/messages';
import { payoutAboveLeft } from '@schema/messages/partner-statements';
import { kopecks, toRoubles } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import type { PayoutInput } from './partner-statements.types';
import { findPartner, loadStatementRevenue, settle } from './read-statement';

/**
 * Records a payout to a partner. Throws VALIDATION_FAILED, NOT_FOUND; PAYOUT_ABOVE_LEFT for more
 * than is left to pay today, unless confirmed.
 */
export const payPartner = command<PayoutInput>()({
  name: 'payPartner',
  access: anyOfWith('view_analytics', ['edit_bookings']),
  form: payoutPayload,
  async accept({ amount, comment, confirmed, ...input }, ctx) {
    const today = dayOf(ctx.now, ctx.zone);
    const partner = await findPartner(ctx, input.partnerId);
    return {
      ...input,
      amount: kopecks(amount),
      comment: trimmedOrNull(comment),
      isConfirmed: confirmed === true,
      partner,
      // Before the transaction: other writes do not wait for it.
      revenue: await loadStatementRevenue(ctx, partner, { from: today, to: today }),
    };
  },
  sameAs: ({ partnerId, amount, method, tillId, comment }) => ({
    partnerId,
    amount,
    method,
    tillId,
    comment,
  }),
  async lock({ em }, { partnerId, revenue }) {
    // Two concurrent payouts would find the same sum left.
    const locked = await em.findOne(Partner, partnerId, LOCKED_ROW);
    if (!locked) throw notFound(MESSAGES.partners.notFound);
    return settle(em, partnerId, revenue);
  },
  async run(work, { amount, method, comment, isConfirmed, partner, ...wanted }, { left }) {
    if (amount > left && !isConfirmed) {
      const message = payoutAboveLeft(partner.name, toRoubles(left));
      throw new Refusal('PAYOUT_ABOVE_LEFT', message, { details: { left: toRoubles(left) } });
    }
    const { tillId, shortReason, revenue } = wanted;
    const facts = {
      kind: 'payout' as const,
      amountKopecks: amount,
      method,
      comment,
      partnerId: partner.id,
      partnerName: partner.name,
      spentOn: revenue.today,
    };
    return { ...(await addOperation(work, facts, { tillId, shortReason })), cars: [] };
  },
});
