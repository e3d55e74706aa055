import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import operations from './session.graphql?raw';

export const sessionRequest = (operationName: string, variables: object = {}): PlainRequest => ({
  query: operations,
  operationName,
  variables,
});

/** User and company of the cookie, whoever that is. */
export const PROFILE_REQUEST: PlainRequest = { ...sessionRequest('Profile'), pageUser: null };
