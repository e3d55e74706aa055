import { ApolloArmor } from '@escape.tech/graphql-armor';
import { type DocumentNode, Kind, type ValidationRule, visit } from 'graphql';

/**
 * Limits of one GraphQL request. The product's largest query, the board, has depth 4, a few levels
 * of fragments, no aliases and a cost near 150; the limits allow about ten times that.
 */
export const LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  cost: 2500,
  tokens: 2000,
  /** Limit without a session; the pages before the sign-in use 40 at most. */
  tokensForNobody: 250,
} as const;

/** Validation rules for HTTP and websocket; the parser itself counts the tokens. */
export const limitRules: readonly ValidationRule[] = new ApolloArmor({
  maxDepth: { n: LIMITS.depth },
  maxAliases: { n: LIMITS.aliases },
  maxDirectives: { n: LIMITS.directives },
  costLimit: { maxCost: LIMITS.cost, flattenFragments: true },
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect().validationRules;

const known = new WeakMap<DocumentNode, boolean>();

/** Whether the document contains `__schema` or `__type` anywhere. */
export function asksForSchema(document: DocumentNode): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  let asks = false;
  visit(document, {
    [Kind.FIELD](node) {
      if (node.name.value === '__schema' || node.name.value === '__type') asks = true;
    },
  });
  known.set(document, asks);
  return asks;
}
