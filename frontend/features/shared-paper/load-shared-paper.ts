import { fetchGraphql } from '@frontend/shared/data/requests/fetch-graphql';
import type { SharedPaperQuery } from './shared-paper.generated';
import operations from './shared-paper.graphql?raw';

export type SharedPaperFacts = SharedPaperQuery['sharedPaper'] & {
  /** IANA time zone of the company. */
  readonly zone: string;
};

/** A document opened by the code of its link. */
export async function loadSharedPaper(code: string): Promise<SharedPaperFacts> {
  const { company, sharedPaper } = await fetchGraphql<SharedPaperQuery>({
    query: operations,
    // The page of a link has no user.
    pageUser: null,
    operationName: 'SharedPaper',
    variables: { code },
  });
  return { ...sharedPaper, zone: company.timeZone };
}
