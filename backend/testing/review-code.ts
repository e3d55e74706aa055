import { PERMISSIONS } from '@schema/permissions';
import type { TestApp } from './test-app';

/** Creates a review link on the demo company through the API; returns its code. */
export async function sharedReviewCode(app: TestApp): Promise<string> {
  const staff = app.as(PERMISSIONS);
  const template = { message: 'Оцените поездку', includeInQueue: true };
  await staff.rest('PUT', '/reviews/templates/1', template);
  const { body } = await staff.rest<{ items: { id: number; sourceId: number }[] }>(
    'GET',
    '/reviews/requests?status=pending',
  );
  const requestIds = body.items.filter(({ sourceId }) => sourceId === 1).map(({ id }) => id);
  const link = { sourceId: 1, requestIds };
  return (await staff.rest<{ code: string }>('POST', '/reviews/links', link)).body.code;
}
