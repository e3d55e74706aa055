import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import operations from './session.graphql?raw';

export const sessionRequest = (operationName: string, variables: object = {}): PlainRequest => ({
  query: operations,
  operationName,
  variables,
});

/** User and company of the cookie. */
export const PROFILE_REQUEST = sessionRequest('Profile');
