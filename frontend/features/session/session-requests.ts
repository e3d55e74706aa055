import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import operations from './session.graphql?raw';

export const sessionRequest = (operationName: string, variables: object = {}): GraphqlRequest => ({
  query: operations,
  operationName,
  variables,
});

/** User and company of the cookie, for any user. */
export const PROFILE_REQUEST: GraphqlRequest = { ...sessionRequest('Profile'), pageUser: null };
