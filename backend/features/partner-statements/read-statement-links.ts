import type { RequestContext } from '@backend/operation/context';
import { sentLinkAnswer } from '@backend/operation/types/sent-link.types';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { findPartner } from './read-statement';
import type { StatementLinkType } from './statement-links.types';

/** Links of older periods are rarely of use; those of a year of months are listed. */
const MAX_LISTED = 50;

type LinkRow = Parameters<typeof sentLinkAnswer>[0] & Pick<StatementLink, 'firstDay' | 'lastDay'>;

export const linkAnswer = (row: LinkRow): StatementLinkType => ({
  ...sentLinkAnswer(row),
  from: row.firstDay,
  to: row.lastDay,
});

/** The record in the history that a change of a link belongs to. */
export const linkHistory = ({
  partner,
  firstDay,
  lastDay,
}: Pick<StatementLink, 'partner' | 'firstDay' | 'lastDay'>) => ({
  place: { entity: 'Partner', entityId: partner.id },
  snapshot: { statement: { from: firstDay, to: lastDay } },
});

/** The latest 50 links of a partner, newest first. Throws NOT_FOUND. */
export async function readStatementLinks(
  ctx: RequestContext,
  partnerId: number,
): Promise<StatementLinkType[]> {
  await findPartner(ctx, partnerId);
  const rows = await ctx.em.find(
    StatementLink,
    { partner: partnerId },
    {
      disableIdentityMap: true,
      exclude: ['statement'],
      orderBy: { id: 'desc' },
      limit: MAX_LISTED,
    },
  );
  return rows.map(linkAnswer);
}
