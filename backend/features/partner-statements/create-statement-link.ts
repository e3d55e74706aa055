import { notFound } from '@backend/domain/refusal';
import { sentLinkExpiry } from '@backend/domain/share-link';
import { command } from '@backend/operation/command';
import { linkCodeHash, newLinkCode } from '@backend/operation/link-code';
import { anyOf } from '@backend/operation/permit';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { statementLinkPayload } from '@schema/forms/money/payout';
import { MESSAGES } from '@schema/messages';
import { sharedStatementPath } from '@schema/values/money/statement-link';
import { findPartner, shownStatement } from './read-statement';
import { linkAnswer, linkHistory } from './read-statement-links';
import type { StatementLinkInput } from './statement-links.types';

/**
 * Creates a link to the statement of a period and returns its code once: only the hash is stored.
 * It is valid for 14 days, shows the statement of this moment, and revokes the earlier link of the
 * period. Throws VALIDATION_FAILED, NOT_FOUND.
 */
export const createStatementLink = command<StatementLinkInput>()({
  name: 'createStatementLink',
  access: anyOf('view_analytics'),
  form: statementLinkPayload,
  async accept({ partnerId, from, to }, ctx) {
    const partner = await findPartner(ctx, partnerId);
    return {
      partnerId,
      from,
      to,
      code: newLinkCode(),
      // Before the transaction: other writes do not wait for it.
      statement: await shownStatement(ctx, partner, { from, to }, { isForStaff: false }),
    };
  },
  sameAs: 'not repeatable',
  async lock({ em }, { partnerId }) {
    const partner = await em.findOne(Partner, partnerId, LOCKED_ROW);
    if (!partner) throw notFound(MESSAGES.partners.notFound);
    return partner;
  },
  async run({ em, ctx, record }, { code, statement, from, to }, partner) {
    const { now } = ctx;
    const days = { partner: partner.id, firstDay: from, lastDay: to };
    await em.nativeUpdate(StatementLink, { ...days, revokedAt: null }, { revokedAt: now });
    const row = em.create(StatementLink, {
      ...days,
      statement,
      codeHash: linkCodeHash(code) ?? '',
      createdAt: now,
      createdBy: ctx.user.id,
      expiresAt: sentLinkExpiry(now),
      views: 0,
    });
    await em.flush();
    const { place, snapshot } = linkHistory(row);
    return {
      answer: { ...linkAnswer(row), code, path: sharedStatementPath(code) },
      history: [record({ ...place, after: snapshot })],
      cars: [],
    };
  },
});
