import { Booking } from '@backend/store/entities/booking.entity';
import { PERMISSIONS } from '@schema/permissions';
import type { TestApp } from './test-app';

/** Issues a contract of the first booking that can have one. */
export async function issuePaperOf(app: TestApp): Promise<void> {
  const booking = await app.store
    .fork()
    .findOneOrFail(
      Booking,
      { isComplete: true, cancelledAt: null },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
  const input = { bookingId: booking.id, kind: 'contract' };
  const { status, body } = await app.as(PERMISSIONS).rest('POST', '/papers', input);
  if (status !== 201) throw new Error(`no document was issued: ${JSON.stringify(body)}`);
}
