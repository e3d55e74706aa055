import { shownSnapshot } from '@backend/domain/change-history';
import type { SignedInContext } from '@backend/operation/context';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { AUDIENCES } from '@schema/audiences';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import { canAny, type PermissionHolder } from '@schema/permissions';

/** Record types with a readable history. */
type ChangedEntity = 'Booking' | 'Car' | 'Customer' | 'Maintenance' | 'Partner' | 'Till';

export interface ChangeRecord {
  readonly id: number;
  readonly at: Date;
  /** Null: the system. */
  readonly userId: number | null;
  readonly userLogin: string | null;
  readonly operation: string;
  readonly entity: string;
  readonly entityId: number;
  /** Snapshots, amounts in roubles; null before creation and after deletion. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface ChangePage {
  readonly items: readonly ChangeRecord[];
  readonly total: number;
}

/**
 * One page of the changes of a record, the latest first; deleted records included. The changes of a
 * car include those of its partner shares. Empty for an
 * unknown record. Throws VALIDATION_FAILED for an invalid page or page size.
 */
export async function readHistory(
  ctx: SignedInContext,
  { entity: changed, entityId: id }: { readonly entity: ChangedEntity; readonly entityId: number },
  page: Omit<ListQuery, 'search'>,
): Promise<ChangePage> {
  const order = { orderBy: { id: 'desc' }, ...pageWindow(page) } as const;
  const of = { entity: { $in: entitiesOf(changed, ctx.user) }, entityId: id };
  const [rows, total] = await ctx.em.findAndCount(ChangeLog, of, order);
  const items = rows.map(({ id, at, userId, userLogin, operation, entity, entityId, ...rest }) => ({
    id,
    at,
    userId: userId ?? null,
    userLogin: userLogin ?? null,
    operation,
    entity,
    entityId,
    before: shownSnapshot(rest.before ?? null, ctx.user),
    after: shownSnapshot(rest.after ?? null, ctx.user),
  }));
  return { items, total };
}

/**
 * Shares are recorded by the ID of the car; they are left out for users who may not see them.
 * Entries of earlier releases ('CarShares') name no partner and are not shown.
 */
function entitiesOf(changed: ChangedEntity, viewer: PermissionHolder): string[] {
  const hasShares = changed === 'Car' && canAny(viewer, AUDIENCES.profit);
  return hasShares ? [changed, 'CarShareSets'] : [changed];
}
