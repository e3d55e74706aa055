import { Booking } from '@backend/store/entities/booking.entity';
import { PERMISSIONS } from '@schema/permissions';
import type { TestApp } from './test-app';

/** Issues a contract of the first booking that can have one; returns the code of a link to it. */
export async function issuePaperOf(app: TestApp): Promise<string> {
  const booking = await app.store
    .fork()
    .findOneOrFail(
      Booking,
      { isComplete: true, cancelledAt: null },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
  const staff = app.as(PERMISSIONS);
  const input = { bookingId: booking.id, kind: 'contract' };
  const issue = () =>
    staff.rest<{ id: number }>('POST', '/papers', input, { 'Idempotency-Key': 'first-paper' });
  let issued = await issue();
  // Under load it takes longer than a request may.
  while (issued.status === 503) issued = await issue();
  if (issued.status !== 201) {
    throw new Error(`no document was issued: ${JSON.stringify(issued.body)}`);
  }
  const link = await staff.rest<{ code: string }>('POST', `/papers/${issued.body.id}/link`);
  return link.body.code;
}
