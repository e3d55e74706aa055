import { fetchGraphql } from '@frontend/shared/data/requests/fetch-graphql';
import statementFacts from '@frontend/shared/statements/statement.graphql?raw';
import type { SharedStatementQuery } from './shared-statement.generated';
import operations from './shared-statement.graphql?raw';

export type SharedStatementFacts = SharedStatementQuery['sharedStatement'] & {
  /** IANA time zone of the company. */
  readonly zone: string;
};

/** A statement opened by the code of its link. */
export async function loadSharedStatement(code: string): Promise<SharedStatementFacts> {
  const { company, sharedStatement } = await fetchGraphql<SharedStatementQuery>({
    query: `${operations}\n${statementFacts}`,
    // The page of a link has no user.
    pageUser: null,
    operationName: 'SharedStatement',
    variables: { code },
  });
  return { ...sharedStatement, zone: company.timeZone };
}
